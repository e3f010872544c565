/** Words put in order for a panel: by verb, with what they have in common said once. */
import type { Barred, Word } from "../wire";

export interface Group<W> {
  verb: string;
  /** What all of them begin with; empty if nothing. */
  head: string;
  words: { word: W; short: string }[];
}

export function grouped<W extends { verb: string; text: string }>(words: W[]): Group<W>[] {
  const byVerb = new Map<string, W[]>();
  for (const word of words) byVerb.set(word.verb, [...(byVerb.get(word.verb) ?? []), word]);
  return [...byVerb].map(([verb, group]) => {
    const head = group.length > 2 ? common(group.map((one) => one.text)) : "";
    return { verb, head, words: group.map((word) => ({ word, short: shortened(word.text, head) })) };
  });
}

/** The whole words that all texts begin with, provided something is left of each. */
export function common(texts: string[]): string {
  const [first = [], ...rest] = texts.map((text) => text.split(" "));
  let length = first.length - 1;
  for (const other of rest) {
    length = Math.min(length, other.length - 1);
    for (let n = 0; n < length; n += 1) if (other[n] !== first[n]) length = n;
  }
  return first.slice(0, Math.max(0, length)).join(" ");
}

function shortened(text: string, head: string): string {
  const rest = head ? text.slice(head.length).trim() : text;
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

export interface Why {
  rule: string;
  why: string;
  barred: Barred[];
}

/** What cannot be done, by reason. */
export function reasons(barred: Barred[]): Why[] {
  const byReason = new Map<string, Why>();
  for (const one of barred) {
    const key = `${one.rule} ${one.why}`;
    const found = byReason.get(key) ?? { rule: one.rule, why: one.why, barred: [] };
    found.barred.push(one);
    byReason.set(key, found);
  }
  return [...byReason.values()];
}

/** Words for now, and those that can be said at any time. */
export function parted(words: Word[]): { now: Word[]; any: Word[] } {
  return { now: words.filter((one) => !one.interrupt), any: words.filter((one) => one.interrupt) };
}
