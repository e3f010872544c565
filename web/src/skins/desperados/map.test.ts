import { describe, expect, it } from "vitest";
import { moveOf, offerOf, placeOf, spotsOf, startersOf } from "./choices";
import { chancesOf, factsOf } from "./facts";
import { ASK, index, seat, TOWNS, VIEW } from "./fixtures";
import { heatOf, lastMove, percent, reasonOf, shadeOf } from "./heat";
import { road, sheetFor, trail } from "./layout";
import { meantOf, stopsOf, wayOf, waysOf, type Figures, type View } from "./view";

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
