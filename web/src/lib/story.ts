/** The story of a table as one viewer was told it. */
import type { Happening } from "../wire";

/** The story after a message: cut back to a length, what is new added; numbers count from 1 without gaps. */
export function told(story: Happening[], cut: number | null, fresh: Happening[]): Happening[] {
  const kept = cut === null ? story : story.filter((one) => one.n <= cut);
  const first = fresh[0]?.n;
  return [...(first === undefined ? kept : kept.filter((one) => one.n < first)), ...fresh];
}

export interface Chapter {
  /** What it is called: the happening that began it. */
  head: Happening | null;
  lines: Happening[];
}

const BEGINS = new Set(["turn_began", "round_began", "next_round"]);

/** A story in chapters: a turn, a round, whatever the title says has begun. */
export function chapters(story: Happening[]): Chapter[] {
  const out: Chapter[] = [];
  for (const one of story) {
    if (BEGINS.has(one.kind)) out.push({ head: one, lines: [] });
    else if (out.length) out[out.length - 1]?.lines.push(one);
    else out.push({ head: null, lines: [one] });
  }
  return out;
}
