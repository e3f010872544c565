/** The verification as theatre: what happened, cut into scenes that are shown one after the other. */
import type { Happening } from "../../wire";
import type { View } from "./view";

export interface Check {
  target: string;
  town: number;
  ok: boolean;
  came: number;
  required: number;
  worth: number | null;
}

export interface Scene {
  kind: "ride" | "arrest" | "check" | "banks";
  step: number;
  /** Where every pawn stands from this scene on. */
  pawns: Record<number, number>;
  /** The cards turned over in this step, by seat. */
  cards: Record<number, string>;
  arrested: number[];
  /** Arrested in this scene. */
  caught: number[];
  checks: Check[];
  /** What is said, in the house's own sentences. */
  lines: string[];
}

interface Cutter {
  scenes: Scene[];
  index: (token: unknown) => number;
}

const blank: Omit<Scene, "kind" | "step"> = {
  pawns: {},
  cards: {},
  arrested: [],
  caught: [],
  checks: [],
  lines: [],
};

/** Opens a scene that goes on from the last one. */
function open(cutter: Cutter, kind: Scene["kind"], step?: number): Scene {
  const last = cutter.scenes[cutter.scenes.length - 1];
  const scene: Scene = {
    ...blank,
    kind,
    step: step ?? last?.step ?? 1,
    pawns: { ...last?.pawns },
    cards: step === undefined ? { ...last?.cards } : {},
    arrested: [...(last?.arrested ?? [])],
    caught: [],
    checks: [],
    lines: [],
  };
  cutter.scenes.push(scene);
  return scene;
}

function current(cutter: Cutter, kind: Scene["kind"]): Scene {
  const last = cutter.scenes[cutter.scenes.length - 1];
  return last?.kind === kind ? last : open(cutter, kind);
}

function take(cutter: Cutter, one: Happening): void {
  const { args } = one;
  const town = cutter.index(args.town ?? args.bank);
  const seat = Number(args.seat);
  if (one.kind === "step_began") open(cutter, "ride", Number(args.move)).lines.push(one.text);
  else if (one.kind === "turned") {
    const scene = current(cutter, "ride");
    scene.pawns[seat] = town;
    scene.cards[seat] = String(args.card);
  } else if (one.kind === "arrested") {
    const scene = current(cutter, "arrest");
    scene.caught.push(seat);
    scene.arrested.push(seat);
    scene.lines.push(one.text);
  } else if (one.kind === "card_lost") current(cutter, "arrest").lines.push(one.text);
  else if (one.kind === "came_off" || one.kind === "failed") {
    const scene = open(cutter, "check");
    const [came, required] = [Number(args.came), Number(args.required)];
    scene.checks.push({
      target: String(args.target),
      town,
      ok: one.kind === "came_off",
      came,
      required,
      worth: null,
    });
    scene.lines.push(one.text);
  } else if (one.kind === "tile_worth") {
    const check = cutter.scenes[cutter.scenes.length - 1]?.checks[0];
    if (check) check.worth = Number(args.tile);
  } else if (one.kind === "bank_looted") {
    const scene = current(cutter, "banks");
    scene.checks.push({ target: "bank", town, ok: true, came: Number(args.came), required: 0, worth: null });
    scene.lines.push(one.text);
  } else if (one.kind === "bank_worth") {
    const check = cutter.scenes[cutter.scenes.length - 1]?.checks.find((each) => each.town === town);
    if (check) check.worth = Number(args.tile);
  }
}

/** The scenes of a verification; none if there was none. */
export function scenesOf(fresh: Happening[], index: (token: unknown) => number): Scene[] {
  const start = fresh.findIndex((one) => one.kind === "step_began");
  if (start < 0) return [];
  const cutter: Cutter = { scenes: [], index };
  for (const one of fresh.slice(start)) {
    if (one.kind === "turn_ended") break;
    take(cutter, one);
  }
  return cutter.scenes;
}

/** How long a scene stays, in milliseconds at pace 1. */
export const lengthOf = (scene: Scene): number =>
  scene.kind === "ride" ? 1100 : scene.kind === "arrest" ? 1500 : 1300 + 300 * (scene.checks.length - 1);

/** The table in the middle of a verification: as it was before, with what has been turned over up to now. */
export function staged(before: View, scenes: Scene[], at: number): View {
  const scene = scenes[at];
  if (!scene) return before;
  const rides = scenes.slice(0, at + 1).filter((one) => one.kind === "ride");
  const won = scenes.slice(0, at + 1).flatMap((one) => one.checks.filter((check) => check.ok));
  const gained = won.map((one) => ({
    turn: before.turn,
    kind:
      one.target === "bank" || one.target === "poker" ? (one.target as "bank" | "poker") : ("coach" as const),
    town: one.town,
    value: one.worth,
  }));
  const known = before.total !== null && gained.every((one) => one.value !== null);
  return {
    ...before,
    steps: [],
    places: [],
    loot: [...before.loot, ...gained],
    total: known ? gained.reduce((sum, one) => sum + (one.value ?? 0), before.total ?? 0) : null,
    poker: before.poker.filter((town) => !won.some((one) => one.target === "poker" && one.town === town)),
    banks: before.banks.map((bank) =>
      won.some((one) => one.target === "bank" && one.town === bank.town) ? { ...bank, tile: false } : bank,
    ),
    seats: before.seats.map((one, seat) => ({
      ...one,
      at: null,
      pawn: scene.pawns[seat] ?? one.pawn,
      arrested: scene.arrested.includes(seat),
      laid: laid(one.laid, rides, seat),
    })),
  };
}

function laid(before: (string | null)[], rides: Scene[], seat: number): (string | null)[] {
  const row = [...before];
  for (const ride of rides) {
    const card = ride.cards[seat];
    if (card === undefined) continue;
    while (row.length < ride.step) row.push(null);
    row[ride.step - 1] = card;
  }
  return row;
}
