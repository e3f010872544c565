/** Which of the words one may say belong to which town, step by step. Nothing here knows what a word does. */
import type { Ask, Barred, Word } from "../../wire";

export interface Offer {
  /** Verbs that are said by pointing at the map, in the order they are asked. */
  modes: string[];
  /** Words that are said by pressing them. */
  rest: Word[];
}

type Said = Word | Barred;

/** The place a word points at: a town by its token, else null (the Saloon, the stuck marker, words without a place). */
export function placeOf(word: Said, index: (token: unknown) => number): number | null {
  const token = word.args.town ?? word.args.card;
  if (typeof token !== "string") return null;
  const place = index(token);
  return place < 0 ? null : place;
}

export function offerOf(ask: Ask | null, index: (token: unknown) => number): Offer {
  const words = (ask?.words ?? []).filter((word) => !word.interrupt);
  const modes: string[] = [];
  const rest: Word[] = [];
  for (const word of words) {
    if (placeOf(word, index) === null) rest.push(word);
    else if (!modes.includes(word.verb)) modes.push(word.verb);
  }
  return { modes, rest };
}

/** The pieces a verb of two arguments may start with: the deputies that can still be sent. */
export function startersOf(ask: Ask | null, mode: string): number[] {
  const found = (ask?.words ?? []).filter((word) => word.verb === mode).map((word) => word.args.deputy);
  return [...new Set(found.filter((one): one is number => typeof one === "number"))];
}

export interface Spot {
  word?: Word;
  barred?: Barred;
  /** Pieces that can be picked up here first. */
  pick?: number[];
}

/** What every town offers in a mode: a word to say, pieces to pick up, or why not. */
export function spotsOf(
  ask: Ask | null,
  mode: string | null,
  picked: number | null,
  index: (token: unknown) => number,
  stands: (piece: number) => number | undefined,
): Map<number, Spot> {
  const spots = new Map<number, Spot>();
  if (!ask || mode === null) return spots;
  const starters = startersOf(ask, mode);
  if (starters.length && picked === null) {
    for (const piece of starters) {
      const town = stands(piece);
      if (town === undefined) continue;
      const spot = spots.get(town) ?? {};
      spots.set(town, { ...spot, pick: [...(spot.pick ?? []), piece] });
    }
    return spots;
  }
  const fits = (one: Said) =>
    one.verb === mode && (picked === null || one.args.deputy === undefined || one.args.deputy === picked);
  for (const barred of ask.barred.filter(fits)) {
    const town = placeOf(barred, index);
    if (town !== null) spots.set(town, { barred });
  }
  for (const word of ask.words.filter(fits)) {
    const town = placeOf(word, index);
    if (town !== null && !word.interrupt) spots.set(town, { word });
  }
  return spots;
}

/** From where to where a word would move somebody: the deputy it names, or the seat that lays a card. */
export function moveOf(
  word: Word | null,
  here: number | null,
  index: (token: unknown) => number,
  stands: (piece: number) => number | undefined,
): { from: number; to: number } | null {
  const to = word && placeOf(word, index);
  const deputy = word?.args.deputy;
  const from = typeof deputy === "number" ? stands(deputy) : word?.args.card ? here : null;
  return typeof to === "number" && typeof from === "number" ? { from, to } : null;
}
