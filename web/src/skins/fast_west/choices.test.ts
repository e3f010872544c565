import { expect, test } from "vitest";
import type { Word } from "../../wire";
import { flick, matching, options, takingBack } from "./choices";

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

test("two cards come back in whichever order they were picked", () => {
  const words = [
    word(4, "recover", { card: "dodge", more: "ricochet" }),
    word(5, "recover", { card: "dodge", more: null }),
  ];
  expect(takingBack(words, ["ricochet", "dodge"])?.a).toBe(4);
  expect(takingBack(words, ["dodge"])?.a).toBe(5);
  expect(takingBack(words, ["ricochet"])).toBeNull();
});

test("a flick has a direction, a tremble has none", () => {
  expect([flick(-60, -20), flick(60, 5), flick(10, -50), flick(5, 5), flick(0, 80)]).toEqual([
    "left",
    "right",
    "up",
    null,
    null,
  ]);
});
