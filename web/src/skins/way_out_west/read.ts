/** The view of Way Out West as the house sends it, with names for its parts; nothing here decides anything. */
import type { Seen, TitleCard } from "../../wire";

export const KINDS = ["jail", "store", "stagecoach", "hotel", "bank", "train"];

export interface SeatView {
  cash: number | null;
  points: number | null;
  wanted: number;
  cowboys: number;
  cattle: number;
  buildings: Record<string, number>;
  farmer: "in_hand" | "on_map" | "gone";
  tokens: string[];
}

export interface TownView {
  spaces: number;
  corrals: number;
  vacant: number;
  open: boolean;
  size: number;
  control: number | null;
  buildings: Record<string, number>;
  cowboys: number[];
  cattle: number[];
  farmer: number | null;
  sheriff_missing: boolean;
}

export interface BoxView {
  count: number;
  tokens: number[];
}

export interface Fight {
  attacker: number;
  defender: number | null;
  town: string;
  target: string;
  herd: number;
  jailer: number | null;
  ally: number | null;
  attackers: number | null;
  defenders: number | null;
  bad_sheriff: boolean;
  guard: boolean;
  gunman: boolean;
  sheriff: boolean;
  simultaneous: boolean;
  side: "attacker" | "defender";
}

export interface Bidding {
  bids: number[];
  places: (number | null)[];
  highest: number;
}

export interface Wow {
  turn: number;
  order: number[];
  supply: number;
  seats: SeatView[];
  /** From the top of the ladder to its bottom, as they are drawn. */
  towns: (TownView & { token: string; summary: string })[];
  boxes: Record<string, BoxView>;
  bidding: Bidding | null;
  fight: Fight | null;
  /** The round of actions, 1 or 2; null outside of them. */
  round: number | null;
  /** What is being done at this moment, by the name of the step. */
  doing: string;
  /** The town in which something is being done. */
  place: string | null;
  /** How many cowboys may still be moved. */
  left: number | null;
}

type Step = Record<string, unknown> & { step: string };

export function read(seen: Seen): Wow {
  const view = seen.view as Record<string, any>;
  const steps = view.steps as Step[];
  const top = steps.at(-1);
  const find = (name: string) => steps.find((one) => one.step === name);
  const tokens = Object.keys(view.towns).reverse();
  const actions = find("actions");
  return {
    turn: view.turn,
    order: view.play_order,
    supply: view.supply,
    seats: view.seats,
    towns: tokens.map((token, n) => ({
      ...(view.towns[token] as TownView),
      token,
      summary: (seen.board[n + 1] ?? token).trim(),
    })),
    boxes: view.boxes,
    bidding: (find("auction") as unknown as Bidding | undefined) ?? null,
    fight: (find("gunfight") as unknown as Fight | undefined) ?? null,
    round: actions ? (actions.round as number) : null,
    doing: top?.step ?? "",
    place: (top?.town as string | null | undefined) ?? null,
    left: (find("movingcowboys")?.left as number | undefined) ?? null,
  };
}

/** What a token is called in the viewer's language. */
export function called(card: TitleCard, domain: string, token: string): string {
  return card.values[domain]?.[token] ?? token;
}

/** The price printed in a box; 0 is free, null is not known. */
export function priceOf(card: TitleCard, box: string): number | null {
  return (card.figures.prices as Record<string, number> | undefined)?.[box] ?? null;
}

/** The spaces of the turn track from the first one played to the last, and which of them pay. */
export function track(card: TitleCard, seats: number): { space: number; payday: boolean }[] {
  const last = (card.figures.spaces as number | undefined) ?? 12;
  const first = (card.figures.start as number[] | undefined)?.[seats] ?? 1;
  const paydays = (card.figures.paydays as number[] | undefined) ?? [];
  return Array.from({ length: last - first + 1 }, (_, n) => ({
    space: first + n,
    payday: paydays.includes(first + n),
  }));
}

export const boxArt = (box: string): string => (box.startsWith("build_") ? box.slice(6) : box);
