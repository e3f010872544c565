import { expect, test } from "vitest";
import type { Word } from "../../wire";
import { flick, takingBack } from "./choices";

const word = (a: number, verb: string, args: Word["args"]): Word => ({
  a,
  say: "",
  verb,
  args,
  text: "",
  interrupt: false,
});
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
