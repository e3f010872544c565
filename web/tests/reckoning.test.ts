import { expect, it } from "vitest";
import { reckoned } from "../src/lib/reckoning";

const row = (text: string, figures: number[], total = false) => ({ text, figures, total });
const brief = (table: ReturnType<typeof row>[]) =>
  reckoned(table).map((one) => [one.text, one.figures, one.part]);

it("sums a heading up and leaves lines of noughts under it out", () => {
  const table = [
    row("Abilene", []),
    row("Buildings", [4, 0]),
    row("Cattle", [0, 0]),
    row("Control", [1, 2]),
    row("Total", [5, 2], true),
  ];
  expect(brief(table)).toEqual([
    ["Abilene", [5, 2], false],
    ["Buildings", [4, 0], true],
    ["Control", [1, 2], true],
    ["Total", [5, 2], false],
  ]);
});

it("leaves a reckoning without headings as it is", () => {
  const table = [row("Lives left", [0, 0]), row("Outlived", [1, 0], true)];
  expect(brief(table)).toEqual([
    ["Lives left", [0, 0], false],
    ["Outlived", [1, 0], false],
  ]);
});
