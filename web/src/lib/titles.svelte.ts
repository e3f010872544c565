/** What the house knows of its titles, asked once for each language. */
import type { LevelInfo, TitleCard } from "../wire";
import { api } from "./api";
import { lang } from "./lang.svelte";

const kept = new Map<string, Promise<unknown>>();

function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const found = kept.get(`${key} ${lang.now}`);
  if (found) return found as Promise<T>;
  const asked = ask();
  kept.set(`${key} ${lang.now}`, asked);
  asked.catch(() => kept.delete(`${key} ${lang.now}`));
  return asked;
}

/** Ours on the first shelf, in the order of the house; others after them. */
const SHELF = ["way_out_west", "desperados", "fast_west"];
const rank = (card: TitleCard) => (SHELF.includes(card.title) ? SHELF.indexOf(card.title) : SHELF.length);

export const titles = () =>
  once("titles", async () =>
    (await api.get<TitleCard[]>("/api/titles")).toSorted((a, b) => rank(a) - rank(b)),
  );
export const cardOf = (title: string) => once(title, () => api.get<TitleCard>(`/api/titles/${title}`));
export const levels = () => once("levels", () => api.get<LevelInfo[]>("/api/levels"));

/** A level's name without what it does: 'Greenhorn'. */
export const shortLevel = (level: LevelInfo): string => level.text.split(":")[0] ?? level.text;
