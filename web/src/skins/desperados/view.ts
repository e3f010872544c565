/** What `seen.view` and `card.figures` of Desperados hold, as the house sends them. Towns are indexes into `figures.towns`. */
import type { Happening, Seen, TitleCard } from "../../wire";

export interface Figures {
  turns: number;
  moves: number;
  towns: { town: string; x: number; y: number }[];
  roads: [number, number][];
  banks: number[];
  plans: { brown: number[]; blue: number[] }[];
}

export interface SeatView {
  role: "sheriff" | "outlaw" | null;
  began: number | null;
  pawn: number | null;
  /** The true position, for those who may know it. */
  at: number | null;
  /** The cards of this turn in order; null for one this viewer does not know. */
  laid: (string | null)[];
  known_to_sheriff: boolean[] | null;
  proved: (number | null)[];
  hand: string[] | null;
  lost: number[];
  disc: number | null;
  arrested: boolean;
}

export interface Robbery {
  target: "poker" | "brown" | "blue";
  town: number;
  move: number;
  required: number;
  stack: number[];
  reserve: number[];
}

export interface Belief {
  seat: number;
  /** For every move so far: towns and their chance in thousandths. */
  moves: [number, number][][];
  /** For the last move: towns that cannot be, why not, and the move that tells. */
  why: [number, number, number][];
}

export interface View {
  turn: number;
  move: number;
  sheriff: number | null;
  goal: number;
  plans: number[];
  coaches: { brown: number | null; blue: number | null };
  deputies: { town: number; rode: boolean }[];
  seats: SeatView[];
  robberies: Robbery[];
  banks: { town: number; tile: boolean; value: number | null }[];
  pile: { tiles: number; bottom: number };
  poker: number[];
  coach_tiles: number;
  loot: { turn: number; kind: "bank" | "poker" | "coach"; town: number; value: number | null }[];
  total: number | null;
  hidden_loot: boolean;
  ended: boolean;
  talk: { read: boolean; write: boolean; plan: boolean };
  steps: { step: string; choices?: (string | null)[] | null; confirmed?: number[] | null; number?: number }[];
  places: Belief[];
}

export const viewOf = (seen: Seen): View => seen.view as View;
export const figuresOf = (card: TitleCard): Figures => card.figures as Figures;

/** What everything on the board is called in the reader's language. */
export interface Names {
  town: (index: number) => string;
  card: (token: string) => string;
  target: (token: string) => string;
  seat: (index: number) => string;
  index: (token: unknown) => number;
}

export function namesOf(card: TitleCard, seats: (index: number) => string): Names {
  const figures = figuresOf(card);
  const tokens = figures.towns.map((one) => one.town);
  return {
    town: (index) => card.values.town?.[tokens[index] ?? ""] ?? "",
    card: (token) => card.values.card?.[token] ?? token,
    target: (token) => card.values.target?.[token] ?? token,
    seat: seats,
    index: (token) => tokens.indexOf(String(token)),
  };
}

/** Where a row of cards leads, town after town, from where the pawn began; it ends at the first unknown card. */
export function wayOf(seat: SeatView, index: (token: unknown) => number): number[] {
  if (seat.began === null) return [];
  const way = [seat.began];
  for (const card of seat.laid) {
    if (card === null) break;
    const town = index(card);
    way.push(town >= 0 ? town : (way[way.length - 1] ?? seat.began));
  }
  return way;
}

export interface Way {
  seat: number;
  towns: number[];
}

/** The true ways of this turn, of the seats whose place this viewer knows. */
export const waysOf = (view: View, index: Names["index"]): Way[] =>
  view.seats.flatMap((one, seat) =>
    one.at === null || one.began === null ? [] : [{ seat, towns: wayOf(one, index) }],
  );

/** What the team has chosen in the open step, from where each one is. */
export const meantOf = (view: View, index: Names["index"]): Way[] =>
  (openStep(view)?.choices ?? []).flatMap((token, seat) => {
    const town = index(token);
    const from = view.seats[seat]?.at ?? null;
    return town < 0 ? [] : [{ seat, towns: from === null ? [town] : [from, town] }];
  });

/** The side a coach follows in a turn, and how far along it is: the brown of this plan, the blue of the one before. */
export function stopsOf(view: View, figures: Figures, coach: "brown" | "blue"): number[] {
  const plan = view.plans[coach === "brown" ? view.turn - 1 : view.turn - 2];
  return plan === undefined ? [] : (figures.plans[plan]?.[coach] ?? []);
}

/** The open shared step as the team sees it. */
export function openStep(view: View) {
  const top = view.steps[view.steps.length - 1];
  return top?.choices ? { step: top.step, choices: top.choices, confirmed: top.confirmed ?? [] } : null;
}

export const has = (fresh: Happening[], kind: string): boolean => fresh.some((one) => one.kind === kind);
