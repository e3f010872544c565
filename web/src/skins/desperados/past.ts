/** Looking back at a finished game: the last position of each turn before its cards were turned over. */
import type { Seen } from "../../wire";
import { viewOf, type View } from "./view";

export interface Past {
  length: number;
  at: (position: number) => Promise<Seen>;
}

/** Whether a position lies before the verification of a turn. */
export function isBefore(view: View, turn: number): boolean {
  if (view.turn !== turn) return view.turn < turn;
  return !view.ended && !view.steps.some((one) => one.step === "verification" || one.step === "endofturn");
}

/** The table of that moment, found by halving; positions are asked for once. */
export async function lastOf(past: Past, turn: number, kept: Map<number, Promise<Seen>>): Promise<View> {
  const get = (position: number) => {
    const found = kept.get(position) ?? past.at(position);
    kept.set(position, found);
    return found;
  };
  let [low, high] = [0, past.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isBefore(viewOf(await get(middle)), turn)) low = middle;
    else high = middle - 1;
  }
  return viewOf(await get(low));
}
