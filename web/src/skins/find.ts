import type { Skin } from "./skin";

const found = import.meta.glob<{ default: Skin }>("./*/index.ts");

/** The skin of a title, or the generic one. */
export async function skinOf(title: string): Promise<Skin> {
  const load = found[`./${title}/index.ts`] ?? found["./generic/index.ts"];
  if (!load) throw new Error(`no skin for ${title}`);
  return (await load()).default;
}
