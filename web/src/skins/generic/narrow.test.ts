import { expect, test } from "vitest";
import type { Word } from "../../wire";
import { common, matching, open, options } from "./narrow";

const word = (a: number, verb: string, args: Word["args"]): Word => ({
  a,
  say: "",
  verb,
  args,
  text: "",
  interrupt: false,
});
const plays = [
  word(1, "play", { card: "reload", side: null, guns: null }),
  word(2, "play", { card: "revolver", side: "left", guns: null }),
  word(3, "play", { card: "revolver", side: "right", guns: null }),
];

test("picking narrows until one word is left", () => {
  expect(matching(plays, { card: "revolver" }).map((it) => it.a)).toEqual([2, 3]);
  expect(matching(plays, { card: "revolver", side: "right" }).map((it) => it.a)).toEqual([3]);
  expect(matching(plays, { card: "reload", side: "left" })).toEqual([]);
});

test("each card is offered once", () => expect(options(plays, "card")).toEqual(["reload", "revolver"]));

test("only arguments that differ are asked for", () => {
  expect(open(plays, ["card", "side", "guns"])).toEqual(["card", "side"]);
  expect(open(matching(plays, { card: "reload" }), ["card", "side", "guns"])).toEqual([]);
});

test("sentences share their beginning", () => {
  expect(common(["Draw on Ann", "Draw on Annabel"])).toBe("Draw on");
  expect(common(["Duck"])).toBe("Duck");
  expect(common(["Duck", "Stand"])).toBe("");
});
