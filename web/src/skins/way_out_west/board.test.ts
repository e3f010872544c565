import { describe, expect, it } from "vitest";
import type { Reckoned } from "../../wire";
import { flights } from "./flights";
import { iconOf } from "./icons";
import { legs } from "./ledger";
import en from "./locale/en.json";
import it_ from "./locale/it.json";

const row = (text: string, figures: number[] = [], total = false): Reckoned => ({ text, figures, total });

describe("the final walk", () => {
  const walk = legs(
    [
      row("Deadwood"),
      row("Buildings", [4, 2]),
      row("Cattle", [0, 3]),
      row("Prizes"),
      row("Cash", [5, 0]),
      row("Total", [9, 5], true),
    ],
    2,
  );
  it("adds up leg by leg and ends at the total", () => {
    expect(walk.map((leg) => leg.head)).toEqual(["Deadwood", "Prizes"]);
    expect(walk.map((leg) => leg.sums)).toEqual([
      [4, 5],
      [9, 5],
    ]);
    expect(walk[0]!.rows).toHaveLength(2);
  });
});

describe("what travels", () => {
  const fly = (kind: string, args: Record<string, number | string | null>) =>
    flights([{ n: 1, kind, args, text: "" }]);
  it("a cowboy rides from street to street", () => {
    const [one] = fly("rode", { seat: 1, origin: "abilene", destination: "deadwood" });
    expect(one).toMatchObject({ what: "cowboy", seat: 1 });
    expect([one!.from[0], one!.to[0]]).toEqual(["cowboys:abilene:1", "cowboys:deadwood:1"]);
  });
  it("the coach's dollar goes to the coach's owner", () => {
    expect(fly("coach_paid", { owner: 3, town: "abilene" })[0]).toMatchObject({
      what: "coin",
      to: ["seat:3"],
    });
  });
  it("no coin flies for an income of nothing", () => {
    expect(fly("earned", { seat: 0, dollars: 0 })).toEqual([]);
    expect(fly("earned", { seat: 0, dollars: 4 })).toHaveLength(1);
  });
  it("words alone move nothing", () => expect(fly("passed", { seat: 0 })).toEqual([]));
});

it("every happening has an icon, and what is none has none", () => {
  for (const kind of ["bade", "built", "won", "earned", "sheriff_fell", "took_wanted"])
    expect(iconOf(kind), kind).toContain("<");
  expect(iconOf("no_such_thing")).toBeUndefined();
});

it("both languages say the same things with the same arguments", () => {
  const holes = (text: string) => [...new Set(text.match(/\{\w+/g) ?? [])].sort();
  expect(Object.keys(it_).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(en))
    expect(holes((it_ as Record<string, string>)[key] ?? ""), key).toEqual(holes(text));
});
