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

export interface OrderCard {
  kind: string;
  name: string;
  text: string;
  needs: string;
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
  roles: Record<string, string>;
  orders: OrderCard[];
}

export interface Block {
  kind: string;
  text: string;
  level: number;
  ids: string[];
  rows: string[][];
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
  hot_seat: boolean;
  watchers: number;
  watchable: boolean;
  clock: string;
  paused: boolean;
  created: number;
  seed: string | null;
  rematch: string | null;
  rules: number;
  begun: boolean;
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
  seat?: number | null;
  key?: string | null;
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
  since: number;
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

export interface Problem {
  key: string;
  text: string;
  rule: string | null;
}

export interface Me {
  person: Person;
  lang: string;
  settings: Record<string, string | number | boolean>;
  passkeys: number;
  away_until: number | null;
}

export interface NewGuest {
  name: string;
  lang?: string;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface LostPassword {
  name: string;
}

export interface MeChange {
  name?: string | null;
  lang?: string | null;
  settings?: Record<string, string | number | boolean> | null;
  away_until?: number | null;
}

export interface NewPassword {
  old: string;
  new: string;
}

export interface SessionInfo {
  id: string;
  device: string;
  created: number;
  last: number;
  current: boolean;
}

export interface NewToken {
  name: string;
  scopes: string[];
  bot?: string | null;
}

export interface TokenInfo {
  id: string;
  name: string;
  scopes: string[];
  created: number;
  last: number | null;
  bot: string | null;
  token: string | null;
}

export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
}

export interface PasskeyOptions {
  ceremony: string;
  options: Record<string, any>;
}

export interface PasskeyAnswer {
  ceremony: string;
  credential: Record<string, any>;
  name: string;
}

export interface Channel {
  kind: string;
  target: string;
  about: string[];
  id: string | null;
  quiet: number[];
  zone: string;
  confirmed: boolean;
}

export interface PushKey {
  key: string;
}

export interface Report {
  user: string;
  why: string;
  table: string | null;
  line: number | null;
  room: string | null;
}

export interface ClockWish {
  bank?: number;
  turn?: number;
  hours?: number;
  holidays?: number;
}

export interface NewTable {
  title: string;
  seats: number;
  options?: Record<string, string>;
  preset?: string | null;
  name?: string;
  pace?: string;
  clock?: ClockWish;
  access?: string;
  language?: string;
  mine?: number | null;
  bots?: Record<string, string>;
  roles?: Record<string, string>;
  hot_seat?: boolean;
  watchable?: boolean;
  start?: boolean;
}

export interface PlayNow {
  title: string;
  seats?: number | null;
  seat?: number | null;
  level?: string;
  options?: Record<string, string>;
  preset?: string | null;
  seed?: string | null;
}

export interface QuickMatch {
  title: string;
  pace?: string;
  seats?: number | null;
}

export interface JoinTable {
  seat?: number | null;
  key?: string | null;
}

export interface SeatChange {
  bot?: string | null;
}

export interface Invitation {
  user: string | null;
  seat: number | null;
  link: string | null;
}

export interface Silence {
  user: string;
  on?: boolean;
}

export interface Pause {
  on: boolean;
}

export interface MadeTable {
  info: TableInfo;
  seat: number | null;
  key: string | null;
}

export interface LevelInfo {
  name: string;
  text: string;
}

export interface Rating {
  title: string;
  role: string;
  value: number;
  spread: number;
  games: number;
  wins: number;
}

export interface Standing {
  rank: number;
  person: Person;
  rating: Rating;
}

export interface SeatResult {
  seat: number;
  person: Person | null;
  score: number;
  won: boolean;
  place: number;
  role: string | null;
}

export interface GameLine {
  id: string;
  title: string;
  ended: number;
  seats: SeatResult[];
  reason: string;
  plies: number;
  name: string;
  goes: number | null;
}

export interface GamesPage {
  games: GameLine[];
  next: string | null;
}

export interface Profile {
  person: Person;
  since: number;
  ratings: Rating[];
  games: GameLine[];
  muted: boolean;
}

export interface HeadToHead {
  title: string;
  games: number;
  ahead: number;
  behind: number;
  level: number;
}

export interface Comment {
  id: string;
  ply: number;
  person: Person;
  text: string;
  at: number;
}

export interface NewComment {
  ply: number;
  text: string;
}

export interface GamePage {
  info: TableInfo;
  ended: number;
  ending: Ending;
  seats: SeatResult[];
  plies: number;
  viewers: string[];
  comments: Comment[];
  rooms: Record<string, Line[]>;
  marks: Mark[];
}

export interface Frame {
  ply: number;
  by: number;
  seen: Seen;
  story: Happening[];
}

export interface FramesPage {
  viewer: string;
  start: number;
  of: number;
  frames: Frame[];
}

export interface PlayOn {
  ply: number;
  seat: number;
  level?: string;
}

export interface AdviceWish {
  ply: number;
  seat: number;
  level?: string;
}

export interface Weighed {
  text: string;
  chance: number;
  share: number;
}

export interface Advice {
  level: string;
  text: string;
  weighed: Weighed[];
  passes: number;
}

export interface Check {
  text: string;
  good: boolean;
}

export interface Verified {
  good: boolean;
  seed: string;
  seed_hash: string;
  checks: Check[];
}

export interface RulesPage {
  title: string;
  name: string;
  lang: string;
  blocks: Block[];
}

export interface LessonStep {
  text: string;
  seen: Seen;
  story: Happening[];
  want: string[];
  hint: string;
  point: string;
}

export interface Lesson {
  title: string;
  seat: number;
  names: string[];
  steps: LessonStep[];
}

export type FromClient = Hello | Leave | Say | Undo | Answer | Stand | Talk | Draw | Lobby | Ping;

export type FromHouse = Welcome | Table | Said | Info | Done | Refused | Asked | Heard | Plan | Orders | Tables | Notice | Fault | Bye | Pong;
