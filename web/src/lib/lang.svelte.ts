/** The language of the house: sentences are loaded for the one that is spoken. */
import { speak } from "./api";
import { phrase, type Args, type Sentences } from "./words.svelte";

export type Lang = "en" | "it";
export const LANGS: Lang[] = ["en", "it"];

const lists: Record<Lang, () => Promise<{ default: Sentences }>> = {
  en: () => import("../locale/en.json"),
  it: () => import("../locale/it.json"),
};

let now = $state<Lang>("en");
let sentences = $state.raw<Sentences>({});

export const lang = {
  get now(): Lang {
    return now;
  },
  get sentences(): Sentences {
    return sentences;
  },
};

export function t(key: string, args?: Args): string {
  const text = sentences[key];
  return text === undefined ? `<${key}>` : phrase(text, args);
}

export async function setLang(to: Lang): Promise<void> {
  // What is asked of the house meanwhile is asked in the new language already.
  speak(to, "");
  now = to;
  document.documentElement.lang = to;
  sentences = (await lists[to]()).default;
  speak(to, t("trouble.offline"));
}

/** What the browser would rather read. */
export function preferred(languages: readonly string[]): Lang {
  for (const one of languages) {
    const found = LANGS.find((known) => one.toLowerCase().startsWith(known));
    if (found) return found;
  }
  return "en";
}

/** 'In 3 hours', 'two days ago'. */
export function ago(at: number, from = Date.now()): string {
  const seconds = (at - from) / 1000;
  const form = new Intl.RelativeTimeFormat(now, { numeric: "auto" });
  for (const [unit, size] of UNITS)
    if (Math.abs(seconds) >= size) return form.format(Math.round(seconds / size), unit);
  return form.format(0, "minute");
}
const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

export function day(at: number): string {
  return new Intl.DateTimeFormat(now, { dateStyle: "medium" }).format(at);
}

export function moment(at: number): string {
  return new Intl.DateTimeFormat(now, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** 'Ann, Bea and Cy'. */
export function list(names: string[]): string {
  return new Intl.ListFormat(now, { type: "conjunction" }).format(names);
}
