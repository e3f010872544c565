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

export const titles = () => once("titles", () => api.get<TitleCard[]>("/api/titles"));
export const cardOf = (title: string) => once(title, () => api.get<TitleCard>(`/api/titles/${title}`));
export const levels = () => once("levels", () => api.get<LevelInfo[]>("/api/levels"));

/** A level's name without what it does: 'Greenhorn'. */
export const shortLevel = (level: LevelInfo): string => level.text.split(":")[0] ?? level.text;
