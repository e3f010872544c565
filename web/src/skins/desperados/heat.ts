/** The possible places as classes of hatching. The chances come from the house, in thousandths. */
import type { Belief } from "./view";

export interface Heat {
  /** The largest chance of the seats looked at, in thousandths. */
  chance: number;
  seats: { seat: number; chance: number }[];
}

/** How hot every town is, for some seats after a move; a seat that has fewer moves counts where it was last. */
export function heatOf(beliefs: Belief[], seats: number[], move: number): Map<number, Heat> {
  const heat = new Map<number, Heat>();
  for (const one of beliefs) {
    if (!seats.includes(one.seat)) continue;
    for (const [town, chance] of one.moves[Math.min(move, one.moves.length - 1)] ?? []) {
      const now = heat.get(town) ?? { chance: 0, seats: [] };
      heat.set(town, {
        chance: Math.max(now.chance, chance),
        seats: [...now.seats, { seat: one.seat, chance }],
      });
    }
  }
  return heat;
}

/** 1 to 4: below a tenth, a quarter, a half, and more. */
export const shadeOf = (chance: number): number =>
  chance < 100 ? 1 : chance < 250 ? 2 : chance < 500 ? 3 : 4;

export const percent = (chance: number): string =>
  chance < 10 ? "<1%" : chance >= 990 && chance < 1000 ? ">99%" : `${Math.round(chance / 10)}%`;

/** How many moves the slider has: the longest row there is. */
export const lastMove = (beliefs: Belief[]): number =>
  Math.max(0, ...beliefs.map((one) => one.moves.length - 1));

const REASONS = ["", "far", "lost", "seen", "saloon", "clue", "cards"];

/** Why somebody cannot be somewhere now, if the house said: the key of the sentence and the move that tells. */
export function reasonOf(belief: Belief, town: number): { key: string; move: number } | null {
  const found = belief.why.find(([place]) => place === town);
  const key = found ? REASONS[found[1]] : undefined;
  return found && key ? { key, move: found[2] } : null;
}
