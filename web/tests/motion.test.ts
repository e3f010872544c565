import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SRC = join(import.meta.dirname, "..", "src");
/** What the browser moves by itself, without laying the page out or painting it again. */
const LIGHT = new Set(["transform", "opacity", "animation-timing-function"]);

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(svelte|css|ts)$/.test(name) && !name.endsWith(".test.ts") ? [path] : [];
  });
}

/** What each set of keyframes changes. */
function keyframes(css: string): string[] {
  return [...css.matchAll(/@keyframes[^{]*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)].flatMap((found) =>
    [...(found[1] ?? "").matchAll(/[{;]\s*([\w-]+)\s*:/g)].map((one) => one[1] ?? ""),
  );
}

/** What transitions change: the first word of each of their parts. */
function transitions(css: string): string[] {
  return [...css.matchAll(/\btransition:([^;}]+)[;}]/g)].flatMap((found) =>
    (found[1] ?? "").split(/,(?![^(]*\))/).map((part) => part.trim().split(/\s/)[0] ?? ""),
  );
}

describe("what moves", () => {
  const all = files(SRC).map((path) => ({ path, text: readFileSync(path, "utf-8") }));
  const heavy = (found: (css: string) => string[], light: Set<string>) =>
    all.flatMap(({ path, text }) =>
      found(text)
        .filter((name) => !light.has(name))
        .map((name) => `${path.slice(SRC.length)}: ${name}`),
    );

  it("is found where it is", () => {
    expect(keyframes("@keyframes a { from { left: 0; opacity: 1 } 50% { top: 1px; } }")).toEqual([
      "left",
      "opacity",
      "top",
    ]);
    expect(transitions("a { transition: width var(--x, 1s) ease, opacity 1s; }")).toEqual([
      "width",
      "opacity",
    ]);
    expect(all.flatMap(({ text }) => keyframes(text)).length).toBeGreaterThan(20);
  });
  it("is moved by keyframes of transforms and opacity alone", () => {
    expect(heavy(keyframes, LIGHT)).toEqual([]);
  });
  it("is moved by transitions of transforms and opacity alone", () => {
    expect(heavy(transitions, new Set([...LIGHT, "none"]))).toEqual([]);
  });
  it("is moved by scripts in the same way", () => {
    const moved = (text: string) =>
      [...text.matchAll(/\.animate\(\s*(\[[\s\S]*?\]),/g)].flatMap((found) =>
        [...(found[1] ?? "").matchAll(/[{,]\s*(\w+):/g)].map((one) => one[1] ?? ""),
      );
    expect(heavy(moved, new Set([...LIGHT, "offset"]))).toEqual([]);
    expect(all.filter(({ text }) => /<animate/.test(text)).map(({ path }) => path)).toEqual([]);
  });
});
