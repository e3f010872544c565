/** Looking back at a finished game: the last position of each turn before its cards were turned over. */
import type { Past } from "../../lib/past";
import type { Frame, Happening } from "../../wire";
import { scenesOf } from "./scenes";
import { viewOf, type Names, type View } from "./view";

/** A turn as it stood before its cards were turned over, and who was arrested then, in which move. */
export interface Turn {
  view: View;
  arrests: Map<number, number>;
}

/** Whether a position lies before the verification of a turn. */
export function isBefore(view: View, turn: number): boolean {
  if (view.turn !== turn) return view.turn < turn;
  return !view.ended && !view.steps.some((one) => one.step === "verification" || one.step === "endofturn");
}

/** The turn, found by halving; positions are asked for once. */
export async function turnOf(
  past: Past,
  turn: number,
  kept: Map<number, Promise<Frame>>,
  index: Names["index"],
): Promise<Turn> {
  const get = (position: number) => {
    const found = kept.get(position) ?? past.at(position);
    kept.set(position, found);
    return found;
  };
  let [low, high] = [0, past.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isBefore(viewOf((await get(middle)).seen), turn)) low = middle;
    else high = middle - 1;
  }
  const told: Happening[] = [];
  for (let at = low + 1; at < past.length && !told.some((one) => one.kind === "turn_ended"); at += 1)
    told.push(...(await get(at)).story);
  return { view: viewOf((await get(low)).seen), arrests: arrestsOf(told, index) };
}

/** In which move each arrested outlaw was caught, by the story of a verification. */
function arrestsOf(told: Happening[], index: Names["index"]): Map<number, number> {
  return new Map(scenesOf(told, index).flatMap((scene) => scene.caught.map((seat) => [seat, scene.step])));
}
