/** The skin's own drawings: pieces for the map, and icons for the story (24 x 24, one stroke). */

/** A five-pointed badge around 0, 0. */
export function star(outer: number, inner = outer * 0.45, points = 5): string {
  const at = (n: number) => {
    const far = n % 2 ? inner : outer;
    const angle = (Math.PI * n) / points - Math.PI / 2;
    return `${(far * Math.cos(angle)).toFixed(2)} ${(far * Math.sin(angle)).toFixed(2)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, n) => at(n)).join("L")}z`;
}

/** How a seat's line is drawn, so that lines are told apart without colour. */
export const DASHES = ["none", "9 4", "2 4", "11 3 2 3", "5 3", "14 4 2 4 2 4"];

/** A bank: pediment, columns, steps; 28 wide around 0, 0. */
export const BANK = {
  roof: "M-15-6L0-14L15-6z",
  walls: "M-13-6H13V8H-13z",
  columns: "M-9.5-5V8M-3.2-5V8M3.2-5V8M9.5-5V8",
  steps: "M-14 8H14V10.5H-14zM-16 10.5H16V13H-16z",
};

/** A stage, 26 wide around 0, 0: body with its roof, windows, wheels. The blue one carries a pennant. */
export const STAGE = {
  body: "M-11-4.5Q-11-7-8.5-7H6Q8.5-7 8.5-4.5V2Q8.5 3.5 7 3.5H-9Q-11 3.5-11 2z",
  window: "M-7.5-4.5H-3.5V-.5H-7.5zM.5-4.5H4.5V-.5H.5z",
  pole: "M8.5 1.5L13.5 3",
  pennant: "M-5-7V-13L2-11L-5-9",
  wheels: [-7, 5] as const,
};

const CARD = '<path d="M7 4h10v16H7z"/>';
const COACH =
  '<path d="M4 8.5Q4 6 6.5 6h9Q18 6 18 8.5V14H4zM7 9h3v2.5H7zM13 9h2.5v2.5H13zM18 11l3 1"/><circle cx="7.5" cy="16.5" r="2"/><circle cx="15" cy="16.5" r="2"/>';
const BADGE = `<g transform="translate(12 12.5)"><path d="${star(9.5)}"/></g>`;
const COLUMNS = '<path d="M4 9l8-5 8 5zM5 19h14M4 21.5h16M7 9.5V18M12 9.5V18M17 9.5V18"/>';
const COIN =
  '<circle cx="12" cy="12" r="8"/><path d="M14.5 9.5c-.5-1-1.4-1.5-2.5-1.5-1.5 0-2.5.8-2.5 2s1 1.7 2.5 2 2.5.8 2.5 2-1 2-2.5 2c-1.1 0-2-.5-2.5-1.5"/>';
const BARS = '<path d="M5 4h14M5 20h14M7 4v16M12 4v16M17 4v16"/>';
const EYE = '<path d="M3 12q9-12 18 0q-9 12-18 0z"/><circle cx="12" cy="12" r="2.5"/>';
const DISCS = '<ellipse cx="12" cy="7" rx="7" ry="3"/><path d="M5 7v5q0 3 7 3t7-3V7M5 12v5q0 3 7 3t7-3v-5"/>';
const LAMP = '<path d="M9 8h6l1.5 9h-9zM9.5 8V6a2.5 2.5 0 0 1 5 0v2M7 20h10M12 11v3"/>';
const PIN = '<path d="M12 21s-6-6.5-6-11a6 6 0 0 1 12 0c0 4.5-6 11-6 11z"/><circle cx="12" cy="10" r="2"/>';
const CROSS = '<path d="M6 6l12 12M18 6L6 18"/>';
const FLAG = '<path d="M6 21V4l12 3.5L6 11"/>';
const TICK = '<path d="M4 12.5l5.5 5.5L20 6.5"/>';
const CLOCK = '<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>';
const RAIL = '<path d="M5 5v14M19 5v14M5 8h14M5 12h14M5 16h14"/>';

export const ART = {
  card: CARD,
  coach: COACH,
  badge: BADGE,
  bank: COLUMNS,
  coin: COIN,
  bars: BARS,
  eye: EYE,
  discs: DISCS,
  lamp: LAMP,
  pin: PIN,
  cross: CROSS,
  flag: FLAG,
  tick: TICK,
  clock: CLOCK,
  route:
    '<circle cx="6" cy="18" r="2"/><circle cx="18" cy="6" r="2"/><path d="M8 18h5a3 3 0 0 0 0-6h-2a3 3 0 0 1 0-6h5"/>',
  saloon: '<path d="M5 21V8l7-4 7 4v13M9 21v-8h6v8M12 13v8"/>',
};

const ICONS: Record<string, string> = {
  sheriff_is: BADGE,
  tile_laid: COLUMNS,
  tile_seen: COLUMNS,
  plan_laid: RAIL,
  sheriff_placed: BADGE,
  deputy_placed: BADGE,
  start_chosen: PIN,
  started: PIN,
  turn_began: CLOCK,
  move_began: CLOCK,
  coach_set: COACH,
  coach_came: COACH,
  coach_waits: COACH,
  deputy_rode: BADGE,
  sheriff_laid: CARD,
  sheriff_card: CARD,
  exchanged: CARD,
  card_chosen: CARD,
  declared_rob: DISCS,
  declared_peek: EYE,
  declared_nothing: CROSS,
  confirmed: TICK,
  cards_laid: CARD,
  acts_closed: CLOCK,
  lapsed: CROSS,
  robbery: DISCS,
  disc_stacked: DISCS,
  disc_reserve: DISCS,
  card_shown: EYE,
  peeked: EYE,
  tile_peeked: EYE,
  step_began: LAMP,
  turned: CARD,
  arrested: BARS,
  card_lost: CROSS,
  came_off: COIN,
  failed: CROSS,
  tile_taken: COIN,
  tile_worth: COIN,
  bank_looted: COLUMNS,
  bank_worth: COIN,
  turn_ended: CLOCK,
  bank_dry: COLUMNS,
  tile_opened: CARD,
  agreed: FLAG,
  conceded: FLAG,
  won: FLAG,
};

export const icon = (kind: string): string | undefined => ICONS[kind];
