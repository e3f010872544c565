import { expect, test } from "vitest";
import { ledger, named, spelled } from "./ledger";

const view = {
  round: 2,
  none: null,
  deck: [3, 1],
  seats: [
    { lives: 2, lucky: null, gang: null },
    { lives: 1, lucky: 4, gang: null },
    { lives: 2, lucky: null, gang: null },
  ],
  steps: [{ step: "round" }, { step: "choose", chosen: [true, false, true] }],
};

test("what is as long as the table belongs to the seats", () => {
  const { table, step, seats } = ledger(view, 3);
  expect(table).toEqual([{ key: "round", value: 2 }, { key: "deck", value: [3, 1] }]); // prettier-ignore
  expect(step).toEqual([{ key: "step", value: "choose" }]);
  expect(seats[1]).toEqual([
    { key: "lives", value: 1 },
    { key: "lucky", value: 4 },
    { key: "chosen", value: false },
  ]);
});

test("what nobody may know of anybody takes no line", () => {
  expect(ledger(view, 3).seats[0]!.map((it) => it.key)).toEqual(["lives", "lucky", "chosen"]);
});

test("a key is spelled out", () => expect(spelled("lucky_shown")).toBe("lucky shown"));

test("seats are called by name, other numbers are not", () => {
  const name = (seat: number) => "ABC"[seat]!;
  expect(named({ key: "target", value: 2 }, name).value).toBe("C");
  expect(named({ key: "gang", value: 5 }, name).value).toEqual(["A", "C"]);
  expect(named({ key: "lives", value: 2 }, name).value).toBe(2);
});
