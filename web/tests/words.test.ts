import { describe, expect, it } from "vitest";
import { common, grouped, parted, reasons } from "../src/lib/choices";
import { deviceName } from "../src/lib/device";
import { left, spelled } from "../src/lib/clock";
import { pieces, slug } from "../src/lib/marked";
import { nickname } from "../src/lib/names";
import { phrase, teller } from "../src/lib/words.svelte";
import type { Barred, Clock, Word } from "../src/wire";

const word = (text: string, verb = "lay", interrupt = false): Word => ({
  a: 1,
  say: text,
  verb,
  args: {},
  text,
  interrupt,
});

describe("sentences", () => {
  it("put arguments in and pick by number", () => {
    expect(phrase("{n} {n:seat|seats} for {name}", { n: 1, name: "Bea" })).toBe("1 seat for Bea");
    expect(phrase("{n} {n:seat|seats}", { n: 3 })).toBe("3 seats");
    expect(phrase("{gone}")).toBe("{gone}");
  });
  it("come from the first list that has them", () => {
    const t = teller({ a: "own" }, { a: "house", b: "house {x}" });
    expect([t("a"), t("b", { x: 1 }), t("c")]).toEqual(["own", "house 1", "<c>"]);
  });
});

describe("choices", () => {
  it("are grouped by verb, what they share said once", () => {
    const groups = grouped([word("Lay Taos"), word("Lay El Paso"), word("Lay Globe"), word("Rest", "rest")]);
    expect(groups.map((one) => [one.verb, one.head, one.words.map((each) => each.short)])).toEqual([
      ["lay", "Lay", ["Taos", "El Paso", "Globe"]],
      ["rest", "", ["Rest"]],
    ]);
  });
  it("always leave something of each", () => {
    expect(common(["Fire", "Fire at Bea"])).toBe("");
    expect(common(["Draw on Bea", "Draw on Cy"])).toBe("Draw on");
    expect(common(["Lay Taos", "Take Taos"])).toBe("");
  });
  it("that cannot be are told by reason", () => {
    const no = (text: string, why: string): Barred => ({
      a: 1,
      say: text,
      verb: "v",
      args: {},
      text,
      why,
      rule: "X-A1",
    });
    const whys = reasons([no("a", "full"), no("b", "closed"), no("c", "full")]);
    expect(whys.map((one) => [one.why, one.barred.map((each) => each.text)])).toEqual([
      ["full", ["a", "c"]],
      ["closed", ["b"]],
    ]);
  });
  it("that can be made at any time stand apart", () => {
    const { now, any } = parted([word("Lay Taos"), word("Concede", "concede", true)]);
    expect([now.length, any.length]).toEqual([1, 1]);
  });
});

describe("clocks", () => {
  const clock = (given: Partial<Clock>): Clock => ({
    seat: 0,
    running: true,
    bank: 0,
    turn: 0,
    deadline: null,
    ...given,
  });
  it("run from what the house said", () => {
    expect(left(clock({ bank: 60_000, turn: 5000 }), 4000, 0)).toBe(61_000);
    expect(left(clock({ bank: 60_000, turn: 5000, running: false }), 4000, 0)).toBe(65_000);
    expect(left(clock({ bank: 1000 }), 4000, 0)).toBe(0);
    expect(left(clock({ deadline: 9000 }), 0, 4000)).toBe(5000);
    expect(left(clock({}), 0, 0)).toBeNull();
  });
  it("are spelled", () =>
    expect([0, 59_001, 3_723_000, 190_000_000].map(spelled)).toEqual(["0:00", "1:00", "1:02:03", "2 d 4 h"]));
});

describe("rules as text", () => {
  it("are cut into pieces and never become HTML", () => {
    expect(pieces("See **WOW-G5** and WOW-C4: *two* `a_b` <b>")).toEqual([
      { kind: "text", text: "See " },
      { kind: "strong", text: "WOW-G5" },
      { kind: "text", text: " and " },
      { kind: "rule", text: "WOW-C4" },
      { kind: "text", text: ": " },
      { kind: "em", text: "two" },
      { kind: "text", text: " " },
      { kind: "code", text: "a_b" },
      { kind: "text", text: " <b>" },
    ]);
  });
  it("have anchors", () => expect(slug("Città e ferrovie!")).toBe("citta-e-ferrovie"));
});

it("nicknames are words of the West in the language spoken, and short enough for the house", () => {
  expect(nickname("en", () => 0)).toBe("Dusty Mesquite");
  expect(nickname("it", () => 0)).toBe("Lupo d'Argento");
  for (let n = 0; n < 60; n += 1)
    for (const lang of ["en", "it"] as const) {
      const name = nickname(lang, () => ((n * 0.618) % 1) * 0.999);
      expect(name).toMatch(/^[\p{L}'](?:[\p{L}' ]){3,20}[\p{L}]$/u);
    }
});

describe("devices", () => {
  it("are called what people call them", () => {
    expect(deviceName("Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36")).toBe(
      "Chrome, Linux",
    );
    expect(deviceName("Mozilla/5.0 (Android 16; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0")).toBe(
      "Firefox, Android",
    );
    expect(deviceName("my bot")).toBe("my bot");
  });
});
