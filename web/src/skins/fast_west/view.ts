/** The parts of Fast West's view that are drawn. Whoever is 10 or more is a gringo. */
export const FIRST_GRINGO = 10;

export interface Cheer {
  for: number | null;
  card: string | null;
}

export interface Gunslinger {
  lives: number;
  alive: boolean;
  /** The turn in which this one went out. */
  out: number | null;
  table: string | null;
  side: string | null;
  bullets?: number | null;
  identity?: string | null;
  revealed?: boolean;
  hand?: string[] | null;
  hand_count?: number;
  pile?: string[] | null;
  pile_count?: number;
  surely_in_pile?: string[];
  guard?: boolean;
  double?: boolean;
  stunt?: boolean;
  both_guns?: boolean;
  swapped?: string | null;
  cheer?: Cheer | null;
  discards?: string[];
  face_down?: number;
  /** While a scene is played: what has just become of the card. */
  tag?: string;
}

export interface Step {
  step: string;
  spoken?: boolean[];
  commits?: ({ card: string; side: string | null; both: boolean } | null)[];
  cheers?: (Cheer | null)[];
  asked?: number[];
  answers?: unknown[];
  chosen?: boolean[];
}

export interface View {
  turn: number;
  turn_limit: number;
  target: { number: number; event: string; arrow: string; printed_arrow: string } | null;
  face_down: number;
  ring: number[];
  seats: Gunslinger[];
  gringos: Gunslinger[];
  steps: Step[];
}

export interface Figures {
  lives: number;
  most_bullets: number;
  cards: { name: string; cost: number; damage: number; weapon: boolean }[];
  identities: { name: string; permanent: boolean; hearts: number }[];
}

/** A seat or a gringo, by the number the view and the happenings use. */
export function one(view: View, who: number): Gunslinger {
  const found = who < FIRST_GRINGO ? view.seats[who] : view.gringos[who - FIRST_GRINGO];
  if (!found) throw new Error(`nobody sits at ${who}`);
  return found;
}

/** Who stands in the ring, clockwise, the viewer first; at the end also those who fell in the last turn. */
export function standing(view: View, seat: number | null, over: boolean): number[] {
  const at = Math.max(0, seat === null ? 0 : view.ring.indexOf(seat));
  const turned = [...view.ring.slice(at), ...view.ring.slice(0, at)];
  return turned.filter((who) => {
    const it = one(view, who);
    return it.alive || (over && it.out === view.turn);
  });
}

export const topStep = (view: View): Step | undefined => view.steps[view.steps.length - 1];

/** How a gunslinger's card lies: not there, face down, or face up with its name. */
export function tableCard(view: View, who: number): { up: string | null; down: boolean } {
  const it = one(view, who);
  if (it.table) return { up: it.table, down: false };
  const step = topStep(view);
  return { up: null, down: it.alive && step?.step === "choose" && !!step.spoken?.[who] };
}

/** The face-up side of a title's card: "Close Quarters (no dodge)" is a name with a remark. */
export const bareName = (text: string): string => text.replace(/\s*\(.*\)\s*$/, "");
