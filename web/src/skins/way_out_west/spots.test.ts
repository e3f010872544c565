import { describe, expect, it } from "vitest";
import { offers, pathOf, routeOf, tapped, type Scene } from "./spots";

const word = (a: number, verb: string, args: Record<string, number | string | null>) => ({ a, verb, args });
const scene: Scene = { place: "abilene", me: 2 };
const rides = [
  word(1, "ride", { origin: "abilene", destination: "deadwood" }),
  word(2, "ride", { origin: "abilene", destination: "san_antonia" }),
  word(3, "ride", { origin: "deadwood", destination: "abilene" }),
];

describe("the path of a word", () => {
  it("rides from a seat's own cowboys to a town", () => {
    expect(pathOf(rides[0]!, scene)).toEqual(["cowboys:abilene:2", "town:deadwood"]);
  });
  it("attacks what stands in the town of the fight", () => {
    expect(pathOf(word(1, "raid", { kind: "bank" }), scene)).toEqual(["building:abilene:bank"]);
    expect(pathOf(word(1, "rustle", { owner: 0, herd: 2 }), scene)).toEqual(["cattle:abilene:0", "herd:2"]);
    expect(pathOf(word(1, "evict", {}), scene)).toEqual(["farmer:abilene"]);
  });
  it("puts the farmer into a vacant corral, or in place of cattle", () => {
    expect(pathOf(word(1, "settle", { town: "deadwood" }), scene)).toEqual(["corral:deadwood"]);
    expect(pathOf(word(1, "displace", { town: "deadwood", owner: 3 }), scene)).toEqual(["cattle:deadwood:3"]);
  });
  it("says what has no place on the map beside it", () => {
    expect(pathOf(word(1, "retreat", {}), scene)).toEqual(["say:retreat"]);
    expect(pathOf(word(1, "bid", { dollars: 7 }), scene)).toEqual(["bid:7"]);
  });
});

describe("what may be tapped", () => {
  it("is each origin first, then the towns that one leads to", () => {
    expect([...offers(rides, [], scene).keys()]).toEqual(["cowboys:abilene:2", "cowboys:deadwood:2"]);
    expect([...offers(rides, ["cowboys:abilene:2"], scene).keys()]).toEqual([
      "town:deadwood",
      "town:san_antonia",
    ]);
  });
  it("goes on a step, and says the word at the end", () => {
    const first = tapped(rides, [], "cowboys:abilene:2", scene);
    expect(first).toEqual({ picked: ["cowboys:abilene:2"], word: null });
    expect(tapped(rides, first!.picked, "town:san_antonia", scene)?.word?.a).toBe(2);
  });
  it("is said at once when a single word is left", () => {
    expect(tapped(rides, [], "cowboys:deadwood:2", scene)).toEqual({ picked: [], word: rides[2] });
  });
  it("takes a step back when the same spot is tapped again", () => {
    expect(tapped(rides, ["cowboys:abilene:2"], "cowboys:abilene:2", scene)).toEqual({
      picked: [],
      word: null,
    });
  });
  it("starts over from another first spot", () => {
    expect(tapped(rides, ["cowboys:abilene:2"], "cowboys:deadwood:2", scene)?.word?.a).toBe(3);
  });
  it("is nothing where no word leads", () => {
    expect(tapped(rides, [], "town:deadwood", scene)).toBeNull();
    expect(tapped(rides, ["cowboys:abilene:2"], "town:abilene", scene)).toBeNull();
  });
});

describe("the route of a word", () => {
  it("leads from origin to destination, or out of the town of the fight", () => {
    expect(routeOf(rides[0]!, scene)).toEqual({ from: "abilene", to: "deadwood" });
    expect(routeOf(word(1, "flee", { town: "deadwood" }), scene)).toEqual({
      from: "abilene",
      to: "deadwood",
    });
    expect(routeOf(word(1, "put", { town: "deadwood" }), scene)).toBeNull();
  });
});
