import { describe, expect, it } from "vitest";
import type { Frame, Happening } from "../../wire";
import { icon } from "./art";
import { index, VIEW } from "./fixtures";
import en from "./locale/en.json";
import itWords from "./locale/it.json";
import { isBefore, turnOf } from "./past";
import { scenesOf, staged } from "./scenes";
import type { View } from "./view";

describe("the verification", () => {
  const tell = (kind: string, args: Happening["args"]): Happening => ({ n: 1, kind, args, text: `${kind}.` });
  const FRESH = [
    tell("acts_closed", { move: 5 }),
    tell("step_began", { move: 1 }),
    tell("turned", { seat: 0, card: "taos", town: "taos" }),
    tell("turned", { seat: 1, card: "taos", town: "taos" }),
    tell("turned", { seat: 2, card: "saloon", town: "shiprock" }),
    tell("arrested", { seat: 1, town: "taos" }),
    tell("card_lost", { seat: 1, town: "taos" }),
    tell("came_off", { target: "poker", town: "cimarron", came: 1, required: 1 }),
    tell("tile_taken", { target: "poker", town: "cimarron" }),
    tell("tile_worth", { target: "poker", tile: 600 }),
    tell("failed", { target: "poker", town: "taos", came: 0, required: 1 }),
    tell("step_began", { move: 2 }),
    tell("turned", { seat: 2, card: "durango", town: "durango" }),
    tell("bank_looted", { bank: "durango", came: 1 }),
    tell("bank_worth", { bank: "durango", tile: 500 }),
    tell("turn_ended", { turn: 1 }),
    tell("step_began", { move: 9 }),
  ];
  const scenes = scenesOf(FRESH, index);

  it("is cut into rides, arrests, checks and banks, in order, up to the end of the turn", () => {
    expect(scenes.map((one) => `${one.step} ${one.kind}`)).toEqual([
      "1 ride",
      "1 arrest",
      "1 check",
      "1 check",
      "2 ride",
      "2 banks",
    ]);
    expect(scenes[1]).toMatchObject({ caught: [1], arrested: [1], lines: ["arrested.", "card_lost."] });
    expect(scenes[2]?.checks[0]).toMatchObject({ ok: true, worth: 600, town: 3 });
    expect(scenes[3]?.checks[0]).toMatchObject({ ok: false, worth: null });
    expect(scenes[4]).toMatchObject({ arrested: [1], caught: [], pawns: { 0: 2, 1: 2, 2: 1 } });
    expect(scenesOf([tell("move_began", { move: 2 })], index)).toEqual([]);
  });

  it("shows the table as it was, with what has been turned over", () => {
    const first = staged(VIEW, scenes, 0);
    expect(first.seats.map((one) => one.pawn)).toEqual([2, 2, 0]);
    expect(first.seats[1]?.laid).toEqual(["taos"]);
    expect(first.poker).toEqual([2, 3]);
    expect(first.places).toEqual([]);
    const last = staged(VIEW, scenes, 5);
    expect(last.seats[2]).toMatchObject({ pawn: 1, at: null, laid: ["saloon", "durango"] });
    expect(last.seats[1]).toMatchObject({ pawn: 2, arrested: true, laid: ["taos"] });
    expect(last.poker).toEqual([2]);
    expect(last.banks[0]?.tile).toBe(false);
    expect(last.total).toBe(2100);
    expect(VIEW.total).toBe(1000);
  });

  it("does not count loot whose worth is hidden", () => {
    const hidden = scenesOf(
      FRESH.filter((one) => one.kind !== "tile_worth"),
      index,
    );
    expect(staged(VIEW, hidden, 5).total).toBeNull();
  });
});

describe("looking back", () => {
  const position = (turn: number, step: string, ended = false, story: Happening[] = []) =>
    ({ seen: { view: { ...VIEW, turn, ended, steps: [{ step }] } }, story }) as unknown as Frame;
  const told = (kind: string, args: Record<string, string | number>) =>
    ({ n: 1, kind, args, text: kind }) as Happening;
  const caught = [
    told("step_began", { move: 1 }),
    told("step_began", { move: 2 }),
    told("arrested", { seat: 1, town: "durango" }),
    told("turn_ended", { turn: 1 }),
  ];
  const game = [
    position(1, "sheriffmove"),
    position(1, "act"),
    position(1, "verification", false, caught.slice(0, 2)),
    position(1, "endofturn", false, caught.slice(2)),
    position(2, "sheriffmove"),
    position(2, "act"),
    position(2, "act", true),
  ];

  it("finds the last position before the cards of a turn were turned over", async () => {
    const asked: number[] = [];
    const past = {
      length: game.length,
      at: (n: number) => {
        asked.push(n);
        return Promise.resolve(game[n]!);
      },
    };
    const kept = new Map<number, Promise<Frame>>();
    expect((await turnOf(past, 1, kept, index)).view).toBe(game[1]!.seen.view);
    expect([...(await turnOf(past, 1, kept, index)).arrests]).toEqual([[1, 2]]);
    expect([...(await turnOf(past, 2, kept, index)).arrests]).toEqual([]);
    expect((await turnOf(past, 2, kept, index)).view).toBe(game[5]!.seen.view);
    expect(new Set(asked).size).toBe(asked.length);
    expect(isBefore(game[2]!.seen.view as View, 1)).toBe(false);
  });
});

describe("words and icons", () => {
  it("has the same sentences with the same arguments in both languages", () => {
    expect(Object.keys(itWords).sort()).toEqual(Object.keys(en).sort());
    const args = (text: string) => [...text.matchAll(/\{(\w+)/g)].map((one) => one[1]).sort();
    for (const [key, text] of Object.entries(en)) {
      const other = args(itWords[key as keyof typeof itWords]);
      expect(new Set(other), key).toEqual(new Set(args(text)));
    }
  });

  it("draws an icon for everything the gang and the sheriff do", () => {
    for (const kind of ["arrested", "came_off", "bank_looted", "turned", "coach_came"])
      expect(icon(kind)).toMatch(/^</);
    expect(icon("nothing_of_this_table")).toBeUndefined();
  });
});
