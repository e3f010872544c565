import { describe, expect, it } from "vitest";
import type { Ask, Barred, Happening, Seen, Word } from "../../wire";
import { icon } from "./art";
import { moveOf, offerOf, placeOf, spotsOf, startersOf } from "./choices";
import { chancesOf, factsOf } from "./facts";
import { heatOf, lastMove, percent, reasonOf, shadeOf } from "./heat";
import { road, sheetFor, trail } from "./layout";
import en from "./locale/en.json";
import itWords from "./locale/it.json";
import { isBefore, lastOf } from "./past";
import { scenesOf, staged } from "./scenes";
import { meantOf, stopsOf, wayOf, waysOf, type Figures, type SeatView, type View } from "./view";

const TOWNS = ["shiprock", "durango", "taos", "cimarron"];
const index = (token: unknown) => TOWNS.indexOf(String(token));

const word = (a: number, verb: string, args: Word["args"], interrupt = false): Word => ({
  a,
  say: [verb, ...Object.values(args)].join(" "),
  verb,
  args,
  text: verb,
  interrupt,
});
const barred = (a: number, verb: string, args: Word["args"]): Barred => ({
  ...word(a, verb, args),
  why: "No road.",
  rule: "DES-H2",
});
const ASK: Ask = {
  id: "x",
  seat: 0,
  kind: "sheriff_move",
  text: "",
  must: true,
  words: [
    word(1, "send", { deputy: 1, town: "taos" }),
    word(2, "send", { deputy: 2, town: "taos" }),
    word(3, "send", { deputy: 2, town: "durango" }),
    word(4, "lay", { card: "shiprock" }),
    word(5, "lay", { card: "saloon" }),
    word(6, "concede", {}, true),
  ],
  barred: [barred(7, "lay", { card: "cimarron" }), barred(8, "lay", { card: "stuck" })],
  silence: null,
};

const seat = (over: Partial<SeatView> = {}): SeatView => ({
  role: "outlaw",
  began: 0,
  pawn: 0,
  at: 0,
  laid: [],
  known_to_sheriff: null,
  proved: [],
  hand: null,
  lost: [],
  disc: null,
  arrested: false,
  ...over,
});
const VIEW: View = {
  turn: 2,
  move: 5,
  sheriff: 0,
  goal: 8000,
  plans: [1, 0],
  coaches: { brown: null, blue: null },
  deputies: [],
  seats: [seat({ role: "sheriff", began: 3, pawn: 3, laid: ["taos"] }), seat({ laid: [null] }), seat()],
  robberies: [],
  banks: [{ town: 1, tile: true, value: 500 }],
  pile: { tiles: 5, bottom: 2 },
  poker: [2, 3],
  coach_tiles: 10,
  loot: [],
  total: 1000,
  hidden_loot: false,
  ended: false,
  talk: { read: false, write: false, plan: false },
  steps: [{ step: "act" }],
  places: [],
};

describe("words on the map", () => {
  it("sorts words by what is pointed at and leaves interrupts to the table", () => {
    const offer = offerOf(ASK, index);
    expect(offer.modes).toEqual(["send", "lay"]);
    expect(offer.rest.map((one) => one.a)).toEqual([5]);
    expect(offerOf(null, index)).toEqual({ modes: [], rest: [] });
  });

  it("finds the town of a word, and none for the Saloon", () => {
    expect(placeOf(ASK.words[0]!, index)).toBe(2);
    expect(placeOf(ASK.words[4]!, index)).toBeNull();
  });

  it("first offers the deputies, then where the picked one can go", () => {
    const stands = (piece: number) => (piece === 1 ? 0 : 3);
    expect(startersOf(ASK, "send")).toEqual([1, 2]);
    expect([...spotsOf(ASK, "send", null, index, stands)]).toEqual([
      [0, { pick: [1] }],
      [3, { pick: [2] }],
    ]);
    const next = spotsOf(ASK, "send", 2, index, stands);
    expect([...next].map(([town, spot]) => [town, spot.word?.a])).toEqual([
      [2, 2],
      [1, 3],
    ]);
  });

  it("points from the deputy, or from the seat that lays the card, to the town", () => {
    const stands = (piece: number) => (piece === 2 ? 3 : undefined);
    expect(moveOf(ASK.words[1]!, 0, index, stands)).toEqual({ from: 3, to: 2 });
    expect(moveOf(ASK.words[3]!, 1, index, stands)).toEqual({ from: 1, to: 0 });
    expect(moveOf(ASK.words[4]!, 1, index, stands)).toBeNull();
    expect(moveOf(null, 1, index, stands)).toBeNull();
  });

  it("keeps two deputies of one town together", () => {
    const spots = spotsOf(ASK, "send", null, index, () => 1);
    expect([...spots]).toEqual([[1, { pick: [1, 2] }]]);
  });

  it("greys what the house has barred, and says nothing of other towns", () => {
    const spots = spotsOf(ASK, "lay", null, index, () => undefined);
    expect(spots.get(0)?.word?.a).toBe(4);
    expect(spots.get(3)?.barred?.why).toBe("No road.");
    expect(spots.has(1)).toBe(false);
  });
});

describe("possible places", () => {
  const beliefs = [
    {
      seat: 1,
      moves: [
        [[0, 1000]],
        [
          [1, 400],
          [2, 600],
        ],
      ] as [number, number][][],
      why: [
        [3, 1, 0],
        [0, 3, 2],
      ] as [number, number, number][],
    },
    { seat: 2, moves: [[[1, 1000]]] as [number, number][][], why: [] },
  ];

  it("takes the largest chance of the seats looked at", () => {
    const heat = heatOf(beliefs, [1, 2], 1);
    expect(heat.get(1)).toEqual({
      chance: 1000,
      seats: [
        { seat: 1, chance: 400 },
        { seat: 2, chance: 1000 },
      ],
    });
    expect(heat.get(2)?.chance).toBe(600);
    expect(heatOf(beliefs, [], 1).size).toBe(0);
    expect(lastMove(beliefs)).toBe(1);
    expect(lastMove([])).toBe(0);
  });

  it("shades in four classes and never rounds a doubt away", () => {
    expect([5, 99, 100, 249, 250, 499, 500, 1000].map(shadeOf)).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
    expect([3, 124, 995, 1000].map(percent)).toEqual(["<1%", "12%", ">99%", "100%"]);
  });

  it("gives the reason the house has sent, and none that it has not", () => {
    expect(reasonOf(beliefs[0]!, 0)).toEqual({ key: "seen", move: 2 });
    expect(reasonOf(beliefs[0]!, 3)).toEqual({ key: "far", move: 0 });
    expect(reasonOf(beliefs[0]!, 1)).toBeNull();
  });
});

describe("the sheet", () => {
  const figures: Figures = {
    turns: 5,
    moves: 5,
    towns: Array.from({ length: 19 }, (_, n) => ({ town: `t${n}`, x: n * 50, y: n * 40 })),
    roads: [[0, 1]],
    banks: [1],
    plans: [
      { brown: [0, 1], blue: [1, 2] },
      { brown: [2, 3], blue: [3, 0] },
    ],
  };

  it("is tall on a phone, with room for a finger between any two towns", () => {
    const sheet = sheetFor(figures, 344);
    expect(sheet.tall).toBe(true);
    for (const [n, a] of sheet.towns.entries())
      for (const b of sheet.towns.slice(n + 1))
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(46);
    for (const { x, y } of sheet.towns) {
      expect(x).toBeGreaterThan(36);
      expect(x).toBeLessThan(sheet.width - 36);
      expect(y).toBeGreaterThan(30);
      expect(y).toBeLessThan(sheet.height - 40);
    }
  });

  it("is wide elsewhere, in units of about a pixel", () => {
    expect(sheetFor(figures, 700)).toMatchObject({ tall: false, width: 700 });
    expect(sheetFor(figures, 2000).width).toBe(760);
  });

  it("draws a way over the same road whichever way it is ridden, and nothing for staying", () => {
    const [a, b] = [
      { x: 10, y: 10 },
      { x: 90, y: 50 },
    ];
    expect(trail([a, b], 2)).toBe(trail([b, a], 2));
    expect(trail([a, a], 2)).toBe("");
    expect(road(a, b)).not.toBe(road(a, b, 3));
  });

  it("knows each coach's stops: the brown of this plan, the blue of the one before", () => {
    expect(stopsOf(VIEW, figures, "brown")).toEqual([0, 1]);
    expect(stopsOf(VIEW, figures, "blue")).toEqual([3, 0]);
    expect(stopsOf({ ...VIEW, turn: 1 }, figures, "blue")).toEqual([]);
  });

  it("lights the ways this viewer may know and what the team means to do", () => {
    const view: View = {
      ...VIEW,
      seats: [seat({ at: null, laid: [null] }), seat({ at: 2, laid: ["taos"] })],
      steps: [{ step: "laycards", choices: [null, "durango"], confirmed: [] }],
    };
    expect(waysOf(view, index)).toEqual([{ seat: 1, towns: [0, 2] }]);
    expect(meantOf(view, index)).toEqual([{ seat: 1, towns: [2, 1] }]);
    expect(
      meantOf({ ...view, steps: [{ step: "laycards", choices: null, confirmed: null }] }, index),
    ).toEqual([]);
  });

  it("follows cards as far as they are known; the Saloon stays", () => {
    expect(wayOf(seat({ laid: ["taos", "saloon", null, "durango"] }), index)).toEqual([0, 2, 2]);
    expect(wayOf(seat({ began: null }), index)).toEqual([]);
  });
});

describe("what is said of a town", () => {
  const names = {
    town: (n: number) => TOWNS[n] ?? "",
    card: String,
    target: String,
    seat: (n: number) => "ABC"[n] ?? "",
    index,
  };
  const t = (key: string, args: Record<string, string | number> = {}) =>
    [key, ...Object.values(args)].join(" ");
  const figures = { towns: TOWNS.map((town) => ({ town, x: 0, y: 0 })), banks: [0, 1] } as unknown as Figures;

  it("lists tiles, pieces, lamps and the cards still in hand", () => {
    const view = {
      ...VIEW,
      deputies: [{ town: 1, rode: false }],
      seats: [seat({ pawn: 1, at: 1 }), seat({ pawn: 2, at: 1, hand: ["durango"] })],
    };
    const asked = { view, figures, names, t };
    expect(factsOf(1, asked)).toEqual([
      "town.bank_worth 500",
      "town.deputies 1",
      "town.pawns A",
      "town.truly B",
      "town.holders B",
    ]);
    expect(factsOf(0, asked)[0]).toBe("town.bank_empty");
    expect(factsOf(2, asked)[0]).toBe("town.poker");
  });

  it("says who may be there, and of the last move why the others cannot", () => {
    const beliefs = [
      { seat: 1, moves: [[[1, 120]]] as [number, number][][], why: [] },
      { seat: 2, moves: [[]], why: [[1, 3, 4]] as [number, number, number][] },
    ];
    const asked = { view: VIEW, figures, names, t };
    const hot = heatOf(beliefs, [1, 2], 0).get(1);
    expect(chancesOf(1, beliefs, [1, 2], hot, true, asked)).toEqual([
      "maybe.here B 12%",
      "why.seen C 4 durango",
    ]);
    expect(chancesOf(1, beliefs, [2], hot, false, asked)).toEqual(["maybe.not_then C"]);
  });
});

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
  const position = (turn: number, step: string, ended = false) =>
    ({ view: { ...VIEW, turn, ended, steps: [{ step }] } }) as unknown as Seen;
  const game = [
    position(1, "sheriffmove"),
    position(1, "act"),
    position(1, "verification"),
    position(1, "endofturn"),
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
    const kept = new Map<number, Promise<Seen>>();
    expect(await lastOf(past, 1, kept)).toBe(game[1]!.view);
    expect(await lastOf(past, 2, kept)).toBe(game[5]!.view);
    expect(new Set(asked).size).toBe(asked.length);
    expect(isBefore(game[2]!.view as View, 1)).toBe(false);
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
