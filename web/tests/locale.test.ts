import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "..", "src");
type Sentences = Record<string, string>;

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}

const read = (path: string): Sentences => JSON.parse(readFileSync(path, "utf-8")) as Sentences;
const skins = readdirSync(join(SRC, "skins")).filter((name) =>
  statSync(join(SRC, "skins", name)).isDirectory(),
);
const house = files(SRC).filter((path) => !skins.some((skin) => path.startsWith(join(SRC, "skins", skin))));

/** The keys that code asks for: whole ones, and the beginnings and ends of those put together. */
function asked(paths: string[]) {
  const text = paths.map((path) => readFileSync(path, "utf-8")).join("\n");
  const whole = [...text.matchAll(/\bt\(\s*["']([^"']+)["']/g)].map((found) => found[1] ?? "");
  const quoted = new Set([...text.matchAll(/["'`]([\w.-]+)["'`]/g)].map((found) => found[1] ?? ""));
  const built = [...text.matchAll(/`([\w-]+(?:\.[\w-]+)*\.?[\w-]*)?\$\{[^`]*?\}([\w.-]*)`/g)]
    .map((found) => ({ head: found[1] ?? "", tail: found[2] ?? "" }))
    .filter((one) => one.head.includes(".") || one.tail.startsWith("."));
  return { whole, quoted, built };
}

function unused(sentences: Sentences, { quoted, built }: ReturnType<typeof asked>): string[] {
  return Object.keys(sentences).filter(
    (key) => !quoted.has(key) && !built.some((one) => key.startsWith(one.head) && key.endsWith(one.tail)),
  );
}

function holes(text: string): string[] {
  return [...text.matchAll(/\{(\w+)/g)].map((found) => found[1] ?? "").toSorted();
}

function same(en: Sentences, it: Sentences) {
  expect(Object.keys(it).toSorted()).toEqual(Object.keys(en).toSorted());
  for (const key of Object.keys(en))
    expect([key, ...new Set(holes(it[key] ?? ""))]).toEqual([key, ...new Set(holes(en[key] ?? ""))]);
  for (const [key, text] of [...Object.entries(en), ...Object.entries(it)])
    expect(text.trim(), key).not.toBe("");
}

describe("the client's sentences", () => {
  const en = read(join(SRC, "locale", "en.json"));
  const it_ = read(join(SRC, "locale", "it.json"));
  const keys = asked(house);

  it("are the same in both languages", () => same(en, it_));
  it("are all there", () => expect([...new Set(keys.whole)].filter((key) => !(key in en))).toEqual([]));
  it("are all used", () => {
    // Skins may say what the house says.
    const all = asked([...house, ...skins.flatMap((skin) => files(join(SRC, "skins", skin)))]);
    expect(unused(en, all)).toEqual([]);
  });
});

describe.each(skins)("the sentences of skin %s", (skin) => {
  const folder = join(SRC, "skins", skin);
  const en = read(join(folder, "locale", "en.json"));
  const it_ = read(join(folder, "locale", "it.json"));
  const keys = asked(files(folder));
  const shared = read(join(SRC, "locale", "en.json"));

  it("are the same in both languages", () => same(en, it_));
  it("are all there", () => {
    expect([...new Set(keys.whole)].filter((key) => !(key in en) && !(key in shared))).toEqual([]);
  });
  it("are all used", () => expect(unused(en, keys)).toEqual([]));
});
