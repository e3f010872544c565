/** Plots and corrals of a town are interchangeable, but what stands in one should not wander about when something else
 *  comes or goes: each thing keeps its place as long as it is there. */

/** Who is in each place: things of `there` keep the place they had in `before`, new ones take the first free place. */
export function settle<T>(before: (T | null)[], there: T[], places: number): (T | null)[] {
  const left = [...there];
  const after: (T | null)[] = Array.from({ length: places }, (_, n) => {
    const had = before[n] ?? null;
    const at = had === null ? -1 : left.indexOf(had);
    if (at < 0) return null;
    left.splice(at, 1);
    return had;
  });
  for (const thing of left) {
    const free = after.indexOf(null);
    if (free < 0) break;
    after[free] = thing;
  }
  return after;
}

/** The cattle of a town as a list of owners, the farmer as `farmer`. */
export function herd(cattle: number[], farmer: number | null): (number | "farmer")[] {
  const list: (number | "farmer")[] = cattle.flatMap((count, seat) => Array<number>(count).fill(seat));
  if (farmer !== null) list.push("farmer");
  return list;
}
