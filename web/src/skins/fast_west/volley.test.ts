import { expect, test } from "vitest";
import type { Happening } from "../../wire";
import type { View } from "./view";
import { after, beats, shotsOf } from "./volley";

type Told = [string, Happening["args"]];
const told = (...list: Told[]): Happening[] => list.map(([kind, args], n) => ({ n, kind, args, text: "" }));
const fired = (by: number, at: number, card = "revolver"): Told => ["fired", { by, at, card }];

test("a shot that hits ends where it was aimed", () => {
  expect(shotsOf(told(fired(0, 1), ["hit", { by: 0, at: 1, lives: 1 }]), [0, 1, 2])).toEqual([
    { card: "revolver", way: [0, 1], end: "hit" },
  ]);
});

test("ricochets bend on in the direction of the shot", () => {
  const list = told(
    fired(3, 2, "winchester"),
    ["ricocheted", { by: 3, at: 2 }],
    ["ricocheted", { by: 3, at: 1 }],
    ["hit", { by: 3, at: 0, lives: 1 }],
  );
  expect(shotsOf(list, [0, 1, 2, 3])[0]).toEqual({ card: "winchester", way: [3, 2, 1, 0], end: "hit" });
});

test("a boosted ricochet sends the shot straight home", () => {
  const list = told(fired(0, 1), ["ricocheted", { by: 0, at: 1 }], ["hit", { by: 0, at: 0, lives: 1 }]);
  expect(shotsOf(list, [0, 1, 2, 3])[0]!.way).toEqual([0, 1, 0]);
});

test("two shots of one author are told apart", () => {
  const list = told(fired(2, 3), fired(2, 1), ["cancelled", { by: 2, at: 3 }], ["stopped", { by: 2, at: 1 }]);
  expect(shotsOf(list, [1, 2, 3]).map((shot) => shot.end)).toEqual(["cancelled", "stopped"]);
});

test("dynamite turned back flies home", () => {
  const list = told(
    fired(0, 1, "dynamite"),
    ["turned_back", { by: 0, at: 1 }],
    ["hit", { by: 0, at: 0, lives: 2 }],
  );
  expect(shotsOf(list, [0, 1, 2])[0]).toEqual({ card: "dynamite", way: [0, 1, 0], end: "turned_back" });
});

test("one silence, then all cards at once, then every shot", () => {
  const list = told(
    ["played", { seat: 0, card: "revolver" }],
    ["played", { seat: 1, card: "reload" }],
    ["paid", { seat: 0, count: 1 }],
    fired(0, 1),
    ["hit", { by: 0, at: 1, lives: 1 }],
    ["lost", { seat: 1, lives: 1 }],
    ["turn_began", { turn: 2, happening: "rain", arrow: "both" }],
    ["gained", { seat: 1, count: 1 }],
  );
  expect(beats(list, [0, 1]).map((beat) => beat.kind)).toEqual(["hush", "turn", "say", "fly", "land"]);
});

test("the picture follows what was told", () => {
  const seats = [0, 1].map(() => ({ lives: 3, alive: true, out: null, table: null, side: null, bullets: 1 }));
  const before = { ring: [0, 1], seats, gringos: [], steps: [{ step: "choose" }] } as unknown as View;
  const list = told(
    ["played", { seat: 0, card: "revolver" }],
    ["paid", { seat: 0, count: 1 }],
    ["lost", { seat: 1, lives: 1 }],
  );
  const view = after(before, beats(list, [0, 1]));
  expect([view.seats[0]!.table, view.seats[0]!.bullets, view.seats[1]!.lives]).toEqual(["revolver", 0, 2]);
  expect(before.seats[1]!.lives).toBe(3);
});

test("what became of a card is written on it while the scene lasts", () => {
  const seats = [0, 1].map(() => ({
    lives: 3,
    alive: true,
    out: null,
    table: "dodge",
    side: null,
    bullets: 1,
  }));
  const before = { ring: [0, 1], seats, gringos: [], steps: [] } as unknown as View;
  const list = beats(
    told(["banned", { seat: 1, card: "dodge" }], ["robbed", { by: 0, from: 1, count: 1 }]),
    [0, 1],
  );
  const view = after(before, list);
  expect([view.seats[1]!.tag, view.seats[0]!.bullets, view.seats[1]!.bullets]).toEqual(["banned", 2, 0]);
});
