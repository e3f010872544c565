// Made by `make wire` from the house's own types; change those, not this.

export interface Choice {
  value: string;
  text: string;
}

export interface OptionCard {
  name: string;
  text: string;
  default: string;
  choices: Choice[];
  rule: string;
  source: string;
}

export interface PresetCard {
  name: string;
  text: string;
  values: Record<string, string>;
  for_seats: Record<string, Record<string, string>>;
}

export interface Argument {
  label: string;
  domain: string;
}

export interface VerbCard {
  name: string;
  args: Argument[];
}

export interface TitleCard {
  title: string;
  name: string;
  blurb: string;
  rules: number;
  fewest: number;
  most: number;
  verbs: VerbCard[];
  values: Record<string, Record<string, string>>;
  options: OptionCard[];
  presets: PresetCard[];
  figures: Record<string, any>;
}

export interface Word {
  a: number;
  say: string;
  verb: string;
  args: Record<string, number | string | null>;
  text: string;
  interrupt: boolean;
}

export interface Barred {
  a: number;
  say: string;
  verb: string;
  args: Record<string, number | string | null>;
  text: string;
  why: string;
  rule: string;
}

export interface Ask {
  id: string;
  seat: number;
  kind: string;
  text: string;
  must: boolean;
  words: Word[];
  barred: Barred[];
  silence: number | null;
}

export interface Chance {
  text: string;
  good: number;
  of: number;
}

export interface Happening {
  n: number;
  kind: string;
  args: Record<string, number | string | null | (number | string | null)[]>;
  text: string;
}

export interface Reckoned {
  text: string;
  figures: number[];
  total: boolean;
}

export interface Ending {
  winners: number[];
  scores: number[];
  reason: string;
  text: string;
  rule: string;
  table: Reckoned[];
}

export interface Seen {
  title: string;
  rules: number;
  viewer: string;
  seats: number;
  over: boolean;
  waiting: number[];
  view: Record<string, any>;
  ask: Ask | null;
  odds: Chance[];
  board: string[];
  heard: number;
  may_undo: boolean;
  ending: Ending | null;
}

export interface Person {
  id: string;
  name: string;
  kind: string;
  level: string | null;
}

export interface SeatInfo {
  seat: number;
  person: Person | null;
  connected: boolean;
  stand_in: string | null;
  role: string | null;
}

export interface Clock {
  seat: number;
  running: boolean;
  bank: number;
  turn: number;
  deadline: number | null;
}

export interface TableInfo {
  id: string;
  title: string;
  name: string;
  status: string;
  pace: string;
  access: string;
  language: string;
  host: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  seed_hash: string;
  watchers: number;
  watchable: boolean;
  clock: string;
  paused: boolean;
  created: number;
  seed: string | null;
  rematch: string | null;
}

export interface Line {
  n: number;
  room: string;
  person: Person;
  text: string;
  at: number;
  seat: number | null;
}

export interface Mark {
  id: string;
  seat: number;
  kind: string;
  target: number | null;
  places: number[];
  text: string;
  seconds: number[];
}

export interface Order {
  kind: string;
  value?: number | null;
  words?: string[];
}

export interface Hello {
  t: "hello";
  table: string;
  heard?: number;
  lang?: string;
  watch?: boolean;
}

export interface Leave {
  t: "leave";
  table: string;
}

export interface Say {
  t: "say";
  table: string;
  id: string;
  ask: string;
  a: number;
}

export interface Undo {
  t: "undo";
  table: string;
  id: string;
  beyond?: boolean;
}

export interface Answer {
  t: "answer";
  table: string;
  request: string;
  yes: boolean;
}

export interface Stand {
  t: "stand";
  table: string;
  orders: Order[];
}

export interface Talk {
  t: "talk";
  table: string;
  room: string;
  text: string;
}

export interface Draw {
  t: "draw";
  table: string;
  kind: string;
  target?: number | null;
  places?: number[];
  text?: string;
  remove?: string | null;
  second?: string | null;
}

export interface Lobby {
  t: "lobby";
  on?: boolean;
}

export interface Ping {
  t: "ping";
  at?: number;
}

export interface Welcome {
  t: "welcome";
  you: Person;
  version: string;
  now: number;
}

export interface Table {
  t: "table";
  table: string;
  seq: number;
  info: TableInfo;
  seat: number | null;
  seen: Seen | null;
  story: Happening[];
  clocks: Clock[];
  rooms: Record<string, Line[]>;
  marks: Mark[];
  orders: Order[];
  can_order: string[];
  now: number;
}

export interface Said {
  t: "said";
  table: string;
  seq: number;
  story: Happening[];
  seen: Seen;
  clocks: Clock[];
  now: number;
  cut: number | null;
}

export interface Info {
  t: "info";
  table: string;
  seq: number;
  info: TableInfo;
  clocks: Clock[];
  now: number;
}

export interface Done {
  t: "done";
  table: string;
  id: string;
}

export interface Refused {
  t: "refused";
  table: string;
  id: string;
  key: string;
  text: string;
  rule: string | null;
}

export interface Asked {
  t: "asked";
  table: string;
  request: string;
  kind: string;
  by: number;
  text: string;
  open: boolean;
  yes: number[];
}

export interface Heard {
  t: "heard";
  table: string;
  line: Line;
}

export interface Plan {
  t: "plan";
  table: string;
  marks: Mark[];
}

export interface Orders {
  t: "orders";
  table: string;
  orders: Order[];
}

export interface Mine {
  info: TableInfo;
  seat: number;
  your_turn: boolean;
  deadline: number | null;
}

export interface Tables {
  t: "tables";
  open: TableInfo[];
  running: TableInfo[];
  mine: Mine[];
}

export interface Notice {
  t: "notice";
  kind: string;
  text: string;
  table: string | null;
}

export interface Fault {
  t: "fault";
  key: string;
  text: string;
  table: string | null;
  closing: boolean;
}

export interface Bye {
  t: "bye";
  why: string;
  again: number;
}

export interface Pong {
  t: "pong";
  at: number;
  now: number;
}

export type FromClient = Hello | Leave | Say | Undo | Answer | Stand | Talk | Draw | Lobby | Ping;

export type FromHouse =
  | Welcome
  | Table
  | Said
  | Info
  | Done
  | Refused
  | Asked
  | Heard
  | Plan
  | Orders
  | Tables
  | Notice
  | Fault
  | Bye
  | Pong;
