import { readdirSync, readFileSync } from "node:fs";
import { expect, test, describe } from "vitest";
import { cards, events } from "./art";
import en from "./locale/en.json";
import it from "./locale/it.json";
import { portraits } from "./portraits";

const slots = (text: string): string[] => [...text.matchAll(/\{(\w+)/g)].map((found) => found[1]!).sort();

describe.each(["fast_west", "generic"])("the sentences of %s", (name) => {
  const folder = new URL(`../${name}/`, import.meta.url);
  const read = (file: string) => readFileSync(new URL(file, folder), "utf8");
  const [english, italian] = ["en", "it"].map(
    (lang) => JSON.parse(read(`locale/${lang}.json`)) as Record<string, string>,
  ) as [Record<string, string>, Record<string, string>];
  const code = readdirSync(folder)
    .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".test.ts"))
    .map(read)
    .join("\n");

  test("are there in both languages, with the same arguments", () => {
    expect(Object.keys(italian).sort()).toEqual(Object.keys(english).sort());
    for (const [key, text] of Object.entries(english))
      expect([key, ...new Set(slots(italian[key]!))]).toEqual([key, ...new Set(slots(text))]);
  });

  test("are all used", () => {
    const used = (key: string) =>
      code.includes(`"${key}"`) || code.includes(`\`${key.slice(0, key.lastIndexOf(".") + 1)}\${`);
    expect(Object.keys(english).filter((key) => !used(key))).toEqual([]);
  });

  test("are all there", () => {
    const asked = [...code.matchAll(/\bt\(\s*"([\w.]+)"/g)].map((found) => found[1]!);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((key) => !(key in english))).toEqual([]);
  });
});

test("every gunslinger has a portrait and a sentence, every event a cut and a sentence", () => {
  const keys = (prefix: string, list: object) =>
    Object.keys(list).filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)); // prettier-ignore
  expect(keys("power.", en).sort()).toEqual(Object.keys(portraits).sort());
  expect(keys("event.", it).sort()).toEqual(Object.keys(events).sort());
  expect(Object.keys(portraits)).toHaveLength(14);
  expect(Object.keys(cards)).toHaveLength(7);
});
