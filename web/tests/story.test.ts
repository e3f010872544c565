import { describe, expect, it } from "vitest";
import { iconOf, icons } from "../src/design/icons";
import { dwell, merged } from "../src/lib/pacing";
import { chapters, spans, told } from "../src/lib/story";
import type { Happening, Said, SeatInfo } from "../src/wire";

const line = (n: number, kind = "bade"): Happening => ({ n, kind, args: {}, text: `line ${n}` });
const said = (story: Happening[], cut: number | null = null): Said =>
  ({
    t: "said",
    table: "T",
    seq: 0,
    story,
    cut,
    seen: { heard: story.at(-1)?.n ?? 0 },
    clocks: [],
    now: 0,
  }) as unknown as Said;
const numbers = (story: Happening[]) => story.map((one) => one.n);

describe("the story", () => {
  it("grows, and never holds a line twice", () => {
    expect(numbers(told([line(1), line(2)], null, [line(3)]))).toEqual([1, 2, 3]);
    expect(numbers(told([line(1), line(2)], null, [line(2), line(3)]))).toEqual([1, 2, 3]);
  });
  it("is cut where words were taken back", () => {
    expect(numbers(told([line(1), line(2), line(3)], 1, []))).toEqual([1]);
    const after = told([line(1), line(2), line(3)], 1, [{ ...line(2), text: "other" }]);
    expect(after.map((one) => one.text)).toEqual(["line 1", "other"]);
  });
  it("has chapters", () => {
    const parts = chapters([line(1), line(2, "turn_began"), line(3), line(4, "next_round"), line(5)]);
    expect(parts.map((one) => [one.head?.n ?? null, numbers(one.lines)])).toEqual([
      [null, [1]],
      [2, [3]],
      [4, [5]],
    ]);
  });
  it("sets names off, the longer of two that begin alike, and no part of a word", () => {
    const people = ["Al", "Al Capo", "B.o"].map((name, seat) => ({ seat, person: { name } }) as SeatInfo);
    const marked = (text: string) => spans(text, people).map((one) => [one.seat, one.text]);
    expect(marked("Al Capo robs Al; Also B.o.")).toEqual([
      [1, "Al Capo"],
      [null, " robs "],
      [0, "Al"],
      [null, "; Also "],
      [2, "B.o"],
      [null, "."],
    ]);
    expect(marked("Nobody wins.")).toEqual([[null, "Nobody wins."]]);
  });
  it("has a drawing for every kind", () => {
    for (const kind of ["rolled", "gunfight", "xyz", "turn_began"]) expect(icons[iconOf(kind)]).toBeTruthy();
  });
});

describe("what piles up", () => {
  it("becomes one change that ends where the last one does", () => {
    const all = merged([said([line(1), line(2)]), said([], 1), said([line(2), line(3)])]);
    expect([numbers(all.story), all.cut, all.seen.heard]).toEqual([[1, 2, 3], 1, 3]);
  });
  it("stands still for a moment, unless nothing shall move", () => {
    expect(dwell(said([line(1)]), 0)).toBe(0);
    expect(dwell(said([]), 1)).toBe(0);
    expect(dwell(said([line(1)]), 2)).toBe(300);
    expect(dwell(said(Array.from({ length: 30 }, (_, n) => line(n))), 1)).toBe(1600);
  });
});
