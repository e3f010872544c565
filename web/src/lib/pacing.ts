/** What happens faster than a person can follow is shown one after the other, and what piles up is cut short. */
import type { Said } from "../wire";

/** How long a change stands alone before the next is shown. */
export function dwell(said: Said, pace: number): number {
  if (pace <= 0 || !said.story.length) return 0;
  return Math.min(1600, 350 + 250 * said.story.length) / pace;
}

/** Several changes as one: the last table, all that was told. */
export function merged(pile: Said[]): Said {
  const [first, ...rest] = pile;
  if (!first) throw new Error("nothing to merge");
  return rest.reduce((sum, one) => {
    const kept = one.cut === null ? sum.story : sum.story.filter((told) => told.n <= (one.cut ?? 0));
    const cut = one.cut === null ? sum.cut : Math.min(one.cut, sum.cut ?? one.cut);
    return { ...one, story: [...kept, ...one.story], cut };
  }, first);
}
