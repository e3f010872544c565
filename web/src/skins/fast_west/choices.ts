/** From many words to one, a choice at a time. Nothing here knows what the words mean. */
import type { Barred, Word } from "../../wire";

export type Value = number | string | null;
export type Picks = Record<string, Value>;

/** The words that agree with everything picked so far. */
export const matching = <W extends Word | Barred>(words: W[], picks: Picks): W[] =>
  words.filter((word) =>
    Object.entries(picks).every(([label, value]) => (word.args[label] ?? null) === value),
  );

/** The different values of an argument, in the order of the words. */
export const options = (words: (Word | Barred)[], label: string): Value[] => [
  ...new Set(words.map((word) => word.args[label] ?? null)),
];

/** The word that takes exactly these cards back, in whichever order they were picked. */
export function takingBack(words: Word[], cards: string[]): Word | null {
  const wanted = [...cards].sort().join();
  return (
    words.find(
      (word) =>
        [word.args.card, word.args.more]
          .filter((card) => card != null)
          .sort()
          .join() === wanted,
    ) ?? null
  );
}

/** What a flick of the hand means: left, right, up, or nothing. */
export function flick(dx: number, dy: number, reach = 36): "left" | "right" | "up" | null {
  if (Math.hypot(dx, dy) < reach) return null;
  if (Math.abs(dx) > Math.abs(dy) * 1.2) return dx < 0 ? "left" : "right";
  return dy < 0 ? "up" : null;
}
