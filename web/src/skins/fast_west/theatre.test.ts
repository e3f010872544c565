import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Theatre } from "./theatre.svelte";
import type { View } from "./view";
import type { Beat } from "./volley";

const view = (turn: number) => ({ turn, seats: [], gringos: [], ring: [], steps: [] }) as unknown as View;
const list = (count: number): Beat[] =>
  Array.from({ length: count }, () => ({ kind: "say", ms: 100, told: [] }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("plays beat after beat, then shows the table", () => {
  const theatre = new Theatre();
  theatre.play(view(1), list(2), 1);
  expect(theatre.scene?.turn).toBe(1);
  vi.advanceTimersByTime(200);
  expect(theatre.scene?.turn).toBe(1);
  vi.advanceTimersByTime(200);
  expect(theatre.scene).toBeNull();
});

test("what comes meanwhile waits its turn; news without anything to see cut nothing short", () => {
  const theatre = new Theatre();
  theatre.play(view(1), list(1), 1);
  theatre.play(view(2), list(1), 1);
  theatre.play(view(3), [], 1);
  expect(theatre.scene?.turn).toBe(1);
  vi.advanceTimersByTime(170);
  expect(theatre.scene?.turn).toBe(2);
});

test("whoever falls behind goes on with the newest", () => {
  const theatre = new Theatre();
  for (const turn of [1, 2, 3, 4]) theatre.play(view(turn), list(5), 1);
  expect(theatre.scene?.turn).toBe(4);
});

test("stops at a tap, and shows nothing at no pace", () => {
  const theatre = new Theatre();
  theatre.play(view(1), list(3), 1);
  theatre.stop();
  expect(theatre.scene).toBeNull();
  theatre.play(view(1), list(3), 0);
  expect(theatre.scene).toBeNull();
});
