/** A gunfight told as a play: who stands on the stage after each thing that happened. The house counts, rolls and fells;
 *  here it is only remembered who stood there before, so that the fallen can be crossed out. */
import type { Happening } from "../../wire";
import type { Fight, TownView } from "./read";

export type Role = "cowboy" | "sheriff" | "guard" | "gunman" | "farmer";
export interface Man {
  role: Role;
  seat: number | null;
  down: boolean;
  die: number | null;
}
export type Side = "left" | "right";
export interface Duel {
  town: string;
  attacker: number;
  defender: number | null;
  target: string;
  herd: number;
  left: Man[];
  right: Man[];
  /** Who has just fired. */
  firing: Side[];
  /** Who is riding away. */
  fleeing: Side | null;
  winner: Side | "nobody" | null;
  /** The dice of a robbery. */
  loot: number[];
  /** A word to or from the sheriff. */
  telegram: string;
  text: string;
}

const man = (role: Role, seat: number | null): Man => ({ role, seat, down: false, die: null });
const men = (count: number, seat: number): Man[] => Array.from({ length: count }, () => man("cowboy", seat));

export const standing = (side: Man[]): number => side.filter((one) => !one.down).length;

/** The men of a side of `count` shooters with so many cowboys; `others` says who else may be there, first come. */
export function crew(count: number, cowboys: number, seat: number | null, others: Role[]): Man[] {
  const ranks = seat === null ? [] : men(Math.min(count, cowboys), seat);
  const rest = Math.max(0, count - ranks.length);
  return [
    ...ranks,
    ...Array.from({ length: rest }, (_, n) => {
      const role = others[n] ?? "gunman";
      return man(role, role === "farmer" ? null : seat);
    }),
  ];
}

/** The stage for a fight as it stands, without what came before. */
export function staged(fight: Fight, town: TownView | undefined): Duel {
  const cowboys = (seat: number | null) => (seat === null ? 0 : (town?.cowboys[seat] ?? 0));
  const known: Role[] = [];
  if (fight.guard) known.push("guard");
  if (fight.gunman) known.push("gunman");
  if (fight.target === "farmer") known.push("farmer");
  if (fight.sheriff) known.push("sheriff");
  const riders = cowboys(fight.attacker);
  const defence = cowboys(fight.defender) + (fight.target === "farmer" ? 1 : 0);
  return {
    town: fight.town,
    attacker: fight.attacker,
    defender: fight.defender,
    target: fight.target,
    herd: fight.herd,
    left: crew(fight.attackers ?? riders, riders, fight.attacker, ["sheriff"]),
    right: crew(fight.defenders ?? defence, cowboys(fight.defender), fight.defender, known),
    firing: [],
    fleeing: null,
    winner: null,
    loot: [],
    telegram: "",
    text: "",
  };
}

/** Does the stage show as many men as the house counts? */
export function agrees(duel: Duel, fight: Fight): boolean {
  if (duel.town !== fight.town || duel.attacker !== fight.attacker || duel.target !== fight.target)
    return false;
  return (
    (fight.attackers === null || fight.attackers === standing(duel.left)) &&
    (fight.defenders === null || fight.defenders === standing(duel.right))
  );
}

function opening(happening: Happening, town: TownView | undefined): Duel {
  const { kind, args } = happening;
  const target = kind === "raided" ? String(args.kind) : kind === "rustling" ? "cattle" : "farmer";
  const owner = args.owner === undefined || args.owner === null ? null : Number(args.owner);
  const fight = {
    town: String(args.town),
    attacker: Number(args.seat),
    defender: owner,
    target,
    herd: Number(args.herd ?? 0),
    attackers: null,
    defenders: null,
  };
  return { ...staged(fight as unknown as Fight, town), text: happening.text };
}

function fell(side: Man[], count: number, is: (one: Man) => boolean): Man[] {
  let left = count;
  return [...side]
    .reverse()
    .map((one) => (left > 0 && !one.down && is(one) ? (left--, { ...one, down: true }) : one))
    .reverse();
}

function rolled(side: Man[], dice: number[]): Man[] {
  let next = 0;
  return side.map((one) => (one.down ? one : { ...one, die: dice[next++] ?? null }));
}

const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);

/** The men who line up; names beyond the cowboys are those that the town and the target suggest. */
function lineUp(duel: Duel, args: Happening["args"], town: TownView | undefined): Duel {
  const cowboys = (seat: number | null) => (seat === null ? 0 : (town?.cowboys[seat] ?? 0));
  const jail = town?.buildings.jail;
  const own = jail !== undefined && jail === duel.defender && !town?.sheriff_missing;
  const rest = Number(args.defenders) - cowboys(duel.defender);
  const second: Role =
    duel.target === "farmer" ? "farmer" : /bank|train/.test(duel.target) ? "guard" : "gunman";
  const others: Role[] = rest === 1 && own ? ["sheriff"] : [second, "sheriff"];
  return {
    ...duel,
    left: crew(Number(args.attackers), cowboys(duel.attacker), duel.attacker, ["sheriff"]),
    right: crew(Number(args.defenders), cowboys(duel.defender), duel.defender, others),
  };
}

/** The stage after one more thing has happened; null while nobody is fighting. */
export function after(duel: Duel | null, happening: Happening, town: TownView | undefined): Duel | null {
  const { kind, args, text } = happening;
  if (kind === "raided" || kind === "rustling" || kind === "evicting") return opening(happening, town);
  if (!duel) return null;
  const next = { ...duel, text };
  const side: Side = Number(args.seat) === duel.attacker ? "left" : "right";
  switch (kind) {
    case "asked":
    case "forwent":
    case "helped":
    case "refused":
      return { ...next, telegram: text };
    case "lined_up":
      return lineUp(next, args, town);
    case "attacker_fired":
      return { ...next, left: rolled(duel.left, numbers(args.face)), firing: ["left"] };
    case "defender_fired":
    case "farmer_fired":
      return { ...next, right: rolled(duel.right, numbers(args.face)), firing: ["right"] };
    case "cowboys_fell":
      return { ...next, [side]: fell(duel[side], Number(args.count), (one) => one.role === "cowboy") };
    case "gunman_fell":
    case "guard_fell":
      return { ...next, right: fell(duel.right, 1, (one) => one.role === "guard" || one.role === "gunman") };
    case "sheriff_fell": {
      const at: Side = duel.right.some((one) => one.role === "sheriff" && !one.down) ? "right" : "left";
      return { ...next, [at]: fell(duel[at], 1, (one) => one.role === "sheriff") };
    }
    case "retreated":
      return { ...next, fleeing: side };
    case "won":
      return { ...next, winner: side };
    case "farmer_won":
      return { ...next, winner: "right" };
    case "nobody_won":
      return { ...next, winner: "nobody" };
    case "evicted":
      return { ...next, right: fell(duel.right, 1, (one) => one.role === "farmer") };
    case "robbed":
      return { ...next, loot: numbers(args.face) };
    case "captured":
    case "rustled":
    case "removed":
    case "took_wanted":
    case "snatched":
    case "stayed":
    case "took_aim":
      return next;
    default:
      return duel;
  }
}

/** Every stage that these happenings lead to, one after the other. */
export function play(
  start: Duel | null,
  fresh: Happening[],
  town: (token: string) => TownView | undefined,
): Duel[] {
  const scenes: Duel[] = [];
  let duel = start;
  for (const happening of fresh) {
    const where = happening.args.town ? String(happening.args.town) : (duel?.town ?? "");
    const next = after(
      duel,
      happening,
      town(duel && happening.kind !== "raided" ? duel.town || where : where),
    );
    if (next && next !== duel) scenes.push(next);
    duel = next;
  }
  return scenes;
}
