/** A small table to test the board with. */
import type { Ask, Barred, Word } from "../../wire";
import type { SeatView, View } from "./view";

export const TOWNS = ["shiprock", "durango", "taos", "cimarron"];
export const index = (token: unknown) => TOWNS.indexOf(String(token));

export const word = (a: number, verb: string, args: Word["args"], interrupt = false): Word => ({
  a,
  say: [verb, ...Object.values(args)].join(" "),
  verb,
  args,
  text: verb,
  interrupt,
});
export const barred = (a: number, verb: string, args: Word["args"]): Barred => ({
  ...word(a, verb, args),
  why: "No road.",
  rule: "DES-H2",
});
export const ASK: Ask = {
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

export const seat = (over: Partial<SeatView> = {}): SeatView => ({
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
export const VIEW: View = {
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
