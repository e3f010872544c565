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

/** The arguments that still make a difference between words, in the order of the title's card. */
export const open = (words: (Word | Barred)[], labels: string[]): string[] =>
  labels.filter((label) => options(words, label).length > 1);

/** What the sentences of several words begin with, in whole words: "Draw on Ann", "Draw on Cy" - "Draw on". */
export function common(texts: string[]): string {
  const split = texts.map((text) => text.split(" "));
  const first = split[0] ?? [];
  const end = first.findIndex((word, n) => split.some((other) => other[n] !== word));
  return first.slice(0, end < 0 ? first.length : end).join(" ");
}
