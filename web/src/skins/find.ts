import { lang } from "../lib/lang.svelte";
import type { Skin } from "./skin";

const found = import.meta.glob<{ default: Skin }>("./*/index.ts");
const words = import.meta.glob("./*/locale/*.json");

/** The skin of a title, or the generic one; its words are fetched beside it. */
export async function skinOf(title: string, language = lang.now): Promise<Skin> {
  words[`./${title}/locale/${language}.json`]?.().catch(() => {});
  const load = found[`./${title}/index.ts`] ?? found["./generic/index.ts"];
  if (!load) throw new Error(`no skin for ${title}`);
  return (await load()).default;
}
