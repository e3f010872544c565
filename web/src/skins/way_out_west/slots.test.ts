import { expect, it } from "vitest";
import { herd, settle } from "./slots";

it("what stays keeps its place when something goes", () => {
  expect(settle(["jail", "store", "bank"], ["jail", "bank"], 4)).toEqual(["jail", null, "bank", null]);
});
it("what comes takes the first free place", () => {
  expect(settle(["jail", null, "bank"], ["hotel", "jail", "bank"], 3)).toEqual(["jail", "hotel", "bank"]);
});
it("a rustled head stands where the lost one stood", () => {
  expect(settle([0, 0, 1, null], herd([1, 2], null), 4)).toEqual([0, 1, 1, null]);
});
it("never shows more than there are places", () => {
  expect(settle<number>([], [1, 2, 3], 2)).toEqual([1, 2]);
});
it("a farmer is the last of the herd", () => {
  expect(herd([1, 0, 2], 1)).toEqual([0, 2, 2, "farmer"]);
});
