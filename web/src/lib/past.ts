/** A finished game as the archive sees it, position after position; fetched where somebody looks. */
import type { Frame, FramesPage } from "../wire";
import { api } from "./api";

const CHUNK = 40;

export interface Past {
  length: number;
  at: (position: number) => Promise<Frame>;
}

export async function pastOf(game: string, key: string | null = null): Promise<Past> {
  const pages = new Map<number, Promise<FramesPage>>();
  const page = (start: number) => {
    const found =
      pages.get(start) ??
      api.get<FramesPage>(`/api/games/${game}/frames`, { viewer: "archive", start, count: CHUNK, key });
    pages.set(start, found);
    found.catch(() => pages.delete(start));
    return found;
  };
  const first = await page(0);
  return {
    length: first.of,
    at: async (position) => {
      const start = Math.floor(position / CHUNK) * CHUNK;
      const frame = (await page(start)).frames[position - start];
      if (!frame) throw new RangeError(`no position ${position}`);
      return frame;
    },
  };
}
