/** How cards are picked and thrown. */
import type { Word } from "../../wire";

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
