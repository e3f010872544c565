import { describe, expect, it } from "vitest";
import type { Happening } from "../../wire";
import { agrees, crew, play, staged, standing, type Duel } from "./duel";
import type { Fight, TownView } from "./read";

const abilene: TownView = {
  spaces: 4,
  corrals: 5,
  vacant: 5,
  open: true,
  size: 2,
  control: null,
  buildings: { bank: 0, jail: 1 },
  cowboys: [2, 0, 4],
  cattle: [0, 0, 0],
  farmer: null,
  sheriff_missing: false,
};
const happen = (kind: string, args: Happening["args"]): Happening => ({ n: 1, kind, args, text: `${kind}.` });
const raid = happen("raided", { seat: 2, town: "abilene", kind: "bank", owner: 0 });
const played = (...rest: Happening[]): Duel[] => play(null, [raid, ...rest], () => abilene);
const roles = (duel: Duel) => duel.right.map((one) => one.role);

describe("a gunfight on the stage", () => {
  it("opens with the cowboys of both sides", () => {
    const [open] = played();
    expect(standing(open!.left)).toBe(4);
    expect(standing(open!.right)).toBe(2);
    expect(open!.target).toBe("bank");
  });
  it("lines up as many as the house counts: a guard, then a sheriff who helps", () => {
    expect(roles(played(happen("lined_up", { attackers: 4, defenders: 3 })).at(-1)!)).toEqual([
      "cowboy",
      "cowboy",
      "guard",
    ]);
    const helped = played(happen("helped", { seat: 1 }), happen("lined_up", { attackers: 4, defenders: 4 }));
    expect(roles(helped.at(-1)!)).toEqual(["cowboy", "cowboy", "guard", "sheriff"]);
    expect(helped.at(-1)!.telegram).toBe("helped.");
  });
  it("gives each standing man his die and crosses out the fallen", () => {
    const scenes = played(
      happen("lined_up", { attackers: 4, defenders: 3 }),
      happen("defender_fired", { seat: 0, hits: 1, face: [5, 2, 1] }),
      happen("cowboys_fell", { seat: 2, count: 1 }),
      happen("attacker_fired", { seat: 2, hits: 2, face: [6, 5, 3] }),
      happen("cowboys_fell", { seat: 0, count: 2 }),
      happen("attacker_fired", { seat: 2, hits: 1, face: [1, 6, 2] }),
      happen("guard_fell", { seat: 0, kind: "bank" }),
      happen("won", { seat: 2 }),
      happen("robbed", { seat: 2, owner: 0, dollars: 12, face: [4, 3, 5] }),
    );
    const end = scenes.at(-1)!;
    expect(scenes[2]!.right.map((one) => one.die)).toEqual([5, 2, 1]);
    expect(end.left.map((one) => one.down)).toEqual([false, false, false, true]);
    expect(end.left.map((one) => one.die)).toEqual([1, 6, 2, null]);
    expect(standing(end.right)).toBe(0);
    expect(end.winner).toBe("left");
    expect(end.loot).toEqual([4, 3, 5]);
  });
  it("knows who rides away, and that nobody may win", () => {
    expect(played(happen("retreated", { seat: 0 })).at(-1)!.fleeing).toBe("right");
    expect(played(happen("nobody_won", { town: "abilene" })).at(-1)!.winner).toBe("nobody");
  });
  it("is not staged without a beginning", () => {
    expect(play(null, [happen("won", { seat: 2 })], () => abilene)).toEqual([]);
  });
});

describe("a fight without its past", () => {
  const fight: Fight = {
    attacker: 2,
    defender: null,
    town: "abilene",
    target: "farmer",
    herd: 0,
    jailer: 1,
    ally: 1,
    attackers: 4,
    defenders: 2,
    bad_sheriff: false,
    guard: false,
    gunman: false,
    sheriff: true,
    simultaneous: false,
    side: "defender",
  };
  it("shows whom the house names", () => {
    const duel = staged(fight, abilene);
    expect(roles(duel)).toEqual(["farmer", "sheriff"]);
    expect(agrees(duel, fight)).toBe(true);
    expect(agrees(duel, { ...fight, attackers: 3 })).toBe(false);
  });
  it("never shows more cowboys than shooters", () => {
    expect(crew(2, 5, 0, [])).toHaveLength(2);
  });
});
