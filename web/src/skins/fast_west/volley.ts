/** What was told about a shoot-out, put in order for the eye: beats that follow one another, each changing what is shown. */
import type { Happening } from "../../wire";
import { one, type View } from "./view";

export type End = "hit" | "stopped" | "spared" | "cancelled" | "turned_back" | "missed";

/** A projectile: everybody it passed, from its author to where it ended. */
export interface Shot {
  card: string;
  way: number[];
  end: End;
}

export interface Beat {
  kind: "say" | "hush" | "turn" | "unmask" | "fly" | "land" | "out";
  ms: number;
  /** What becomes true with this beat. */
  told: Happening[];
  shots?: Shot[];
  /** Which stretch of the shots' ways is flown. */
  leg?: number;
  who?: number;
}

const num = (value: unknown): number => (typeof value === "number" ? value : -1);

/** The shots among the happenings, bent at every ricochet. `living`: the ring clockwise. */
export function shotsOf(told: Happening[], living: number[]): Shot[] {
  const shots = told
    .filter((it) => it.kind === "fired")
    .map((it): Shot & { step: number } => {
      const [by, at] = [num(it.args.by), num(it.args.at)];
      const step = next(living, by, 1) === at ? 1 : -1;
      return { card: String(it.args.card), way: [by, at], end: "missed", step };
    });
  const ends = told.filter((it) => ["hit", "stopped", "spared"].includes(it.kind));
  const tip = (shot: Shot): number => shot.way[shot.way.length - 1]!;
  const open = (by: number, at: number) =>
    shots.find((shot) => shot.end === "missed" && shot.way[0] === by && tip(shot) === at);
  for (const it of told) {
    const [by, at] = [num(it.args.by), num(it.args.at)];
    if (it.kind === "cancelled" || it.kind === "turned_back") {
      const shot = open(by, at);
      if (shot) shot.end = it.kind;
      if (shot && it.kind === "turned_back") shot.way.push(by);
    } else if (it.kind === "ricocheted") {
      const shot = open(by, at);
      if (shot) shot.way.push(next(living, at, shot.step));
    } else if (ends.includes(it)) {
      // Sent straight home, its way ends at its author without those in between.
      const shot =
        open(by, at) ?? (by === at ? shots.find((s) => s.end === "missed" && s.way[0] === by) : undefined);
      if (!shot) continue;
      if (tip(shot) !== at) shot.way[shot.way.length - 1] = at;
      shot.end = it.kind as End;
    }
  }
  return shots.map(({ card, way, end }) => ({ card, way, end }));
}

function next(living: number[], who: number, step: number): number {
  const at = living.indexOf(who);
  return living[(at + step + living.length) % living.length] ?? who;
}

const FLIGHT = ["fired", "cancelled", "ricocheted", "stopped", "spared", "hit", "turned_back"];
/** What is written on a card for a while. */
const TAGS = ["boosted", "banned", "unpaid", "guarded", "doubled"];
const SHOWS = ["played", "aimed", "both_guns"];

/** The beats of what was just told; none if there is nothing to see. */
export function beats(told: Happening[], living: number[]): Beat[] {
  const list: Beat[] = [];
  const put = (kind: Beat["kind"], ms: number, it: Happening[], more: Partial<Beat> = {}) =>
    list.push({ kind, ms, told: it, ...more });
  const turned = told.filter((it) => SHOWS.includes(it.kind));
  const shots = shotsOf(told, living);
  let [flipped, flown] = [false, false];
  for (const it of told) {
    if (SHOWS.includes(it.kind)) {
      if (!flipped) {
        put("hush", 350, []);
        put("turn", 350, turned);
      }
      flipped = true;
    } else if (it.kind === "revealed" || it.kind === "identity_shown") {
      put("unmask", 1000, [it], { who: num(it.args.seat) });
    } else if (FLIGHT.includes(it.kind)) {
      if (!flown) fly(put, shots);
      flown = true;
    } else if (it.kind === "turn_began") {
      return list; // what follows is the new turn, and that is simply there
    } else if (it.kind === "eliminated") {
      put("out", 350, [it], { who: num(it.args.seat) });
    } else if (it.kind in CHANGES) {
      const last = list[list.length - 1];
      const kind = it.kind === "lost" ? "land" : "say";
      if (TAGS.includes(it.kind) && last?.kind === kind) last.ms = 600;
      if (last?.kind === kind) last.told.push(it);
      else
        put(
          kind,
          kind === "land" ? 350 : TAGS.includes(it.kind) ? 600 : 200,
          [it],
          kind === "land" ? { shots } : {},
        );
    }
  }
  return list;
}

function fly(
  put: (kind: Beat["kind"], ms: number, it: Happening[], more?: Partial<Beat>) => void,
  shots: Shot[],
) {
  const legs = Math.max(...shots.map((shot) => shot.way.length - 1), 0);
  for (let leg = 0; leg < legs; leg++) put("fly", leg ? 220 : 320, [], { shots, leg });
  put("land", 350, [], { shots });
}

type Change = (view: View, args: Happening["args"]) => void;

const adds =
  (sign: number): Change =>
  (view, args) => {
    const it = one(view, num(args.seat));
    if (it.bullets != null) it.bullets += sign * num(args.count);
  };

/** What a happening changes in the picture: told figures, nothing worked out. */
const CHANGES: Record<string, Change> = {
  played: (view, args) => (one(view, num(args.seat)).table = String(args.card)),
  aimed: (view, args) => (one(view, num(args.seat)).side = String(args.side)),
  both_guns: (view, args) => (one(view, num(args.seat)).both_guns = true),
  swapped: (view, args) => (one(view, num(args.seat)).table = String(args.card)),
  revealed: (view, args) =>
    Object.assign(one(view, num(args.seat)), { identity: String(args.identity), revealed: true }),
  identity_shown: (view, args) => (one(view, num(args.seat)).identity = String(args.identity)),
  heart_lost: (view, args) => (one(view, num(args.seat)).lives -= 1),
  lost: (view, args) => (one(view, num(args.seat)).lives -= num(args.lives)),
  paid: adds(-1),
  gained: adds(1),
  ...Object.fromEntries(
    TAGS.map((kind): [string, Change] => [kind, (view, args) => (one(view, num(args.seat)).tag = kind)]),
  ),
  robbed: (view, args) => {
    const [by, from] = [one(view, num(args.by)), one(view, num(args.from))];
    if (by.bullets != null) by.bullets += num(args.count);
    if (from.bullets != null) from.bullets -= num(args.count);
  },
  arrow_changed: (view, args) => view.target && (view.target.arrow = String(args.arrow)),
  guessed: (view, args) =>
    (one(view, num(args.seat)).cheer = { for: num(args.for), card: String(args.card) }),
};

/** The picture after some beats, from the one before them. */
export function after(before: View, done: Beat[]): View {
  const view = structuredClone(before);
  for (const beat of done) {
    if (beat.kind === "turn") view.steps = [];
    for (const it of beat.told) CHANGES[it.kind]?.(view, it.args);
  }
  return view;
}
