/** The story of a table as one viewer was told it. */
import type { Happening, SeatInfo } from "../wire";

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

/** A part of a sentence; with a seat, the name of whoever sits there. */
export interface Span {
  text: string;
  seat: number | null;
}

/** A sentence in parts, so that names can be set off. The longer of two names that begin alike wins. */
export function spans(text: string, people: SeatInfo[]): Span[] {
  const names = people
    .flatMap(({ seat, person }) => (person ? [{ name: person.name, seat }] : []))
    .sort((a, b) => b.name.length - a.name.length);
  if (!names.length) return [{ text, seat: null }];
  const quoted = names.map(({ name }) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const found = new RegExp(`(?<![\\p{L}\\p{N}])(${quoted.join("|")})(?![\\p{L}\\p{N}])`, "u");
  return text
    .split(found)
    .filter(Boolean)
    .map((part) => ({ text: part, seat: names.find(({ name }) => name === part)?.seat ?? null }));
}

const BEGINS = new Set(["turn_began", "round_began", "next_round"]);

/** Smaller parts of a chapter, where a title has them. */
const STEPS = new Set(["move_began", "step_began"]);
export const isStep = (one: Happening): boolean => STEPS.has(one.kind);

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
