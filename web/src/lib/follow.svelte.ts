/** One table as this person follows it: everything the house has told, ready to be drawn. */
import type {
  Asked,
  Barred,
  Clock,
  FromHouse,
  Happening,
  Line,
  Mark,
  Order,
  Refused,
  Said,
  Seen,
  Table,
  TableInfo,
  Word,
} from "../wire";
import { api } from "./api";
import { link } from "./house.svelte";
import { lang } from "./lang.svelte";
import { dwell, merged } from "./pacing";
import { prefs } from "./prefs.svelte";
import { told } from "./story";

const PILE = 6;

export interface Wrong {
  key: string;
  text: string;
  rule: string | null;
}

export class Follow {
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  seen = $state.raw<Seen | null>(null);
  story = $state.raw<Happening[]>([]);
  fresh = $state.raw<Happening[]>([]);
  clocks = $state.raw<{ clocks: Clock[]; at: number }>({ clocks: [], at: 0 });
  rooms = $state.raw<Record<string, Line[]>>({});
  marks = $state.raw<Mark[]>([]);
  orders = $state.raw<Order[]>([]);
  canOrder = $state.raw<string[]>([]);
  asked = $state.raw<Asked[]>([]);
  /** What the house said no to last, or could not do. */
  wrong = $state.raw<Wrong | null>(null);
  lost = $state.raw<Wrong | null>(null);
  /** A word is on its way. */
  saying = $state.raw<string | null>(null);
  /** I have said something here, which I might want back. */
  spoke = $state(false);
  /** Changes not shown yet. */
  behind = $state(0);
  /** Everything this seat was ever offered or refused here, by its notation. */
  words = new Map<string, string>();
  /** What the house's clock shows more than ours. */
  skew = 0;

  private pile: Said[] = [];
  private timer = 0;
  private told = 0;
  private off: () => void;

  constructor(
    readonly id: string,
    readonly key: string | null = null,
    private hot: number | null = null,
    private readonly heardSaid: (said: Said, mine: boolean) => void = () => {},
  ) {
    this.off = link.follow(
      id,
      () => ({ t: "hello", table: id, heard: this.told, lang: lang.now, key, seat: this.hot }),
      (message) => this.take(message),
    );
  }

  stop(): void {
    clearTimeout(this.timer);
    this.off();
  }

  /** Begin anew, in another language perhaps. */
  renew(): void {
    this.told = 0;
    link.again(this.id);
  }

  /** Look from another of the own seats (several people at one device). */
  sitAt(seat: number): void {
    this.hot = seat;
    this.seen = null;
    this.story = [];
    this.renew();
  }

  say(word: Word): void {
    const ask = this.seen?.ask;
    if (!ask || this.saying) return;
    this.saying = crypto.randomUUID();
    this.wrong = null;
    link.say({ t: "say", table: this.id, id: this.saying, ask: ask.id, a: word.a });
  }

  undo(beyond = false): void {
    this.wrong = null;
    link.say({ t: "undo", table: this.id, id: crypto.randomUUID(), beyond });
  }

  answer(request: string, yes: boolean): void {
    link.send({ t: "answer", table: this.id, request, yes });
    this.asked = this.asked.filter((one) => one.request !== request);
  }

  talk(room: string, text: string): boolean {
    return link.send({ t: "talk", table: this.id, room, text });
  }

  stand(orders: Order[]): void {
    link.send({ t: "stand", table: this.id, orders });
  }

  draw(mark: {
    kind: string;
    target?: number | null;
    places?: number[];
    text?: string;
    remove?: string;
    second?: string;
  }): void {
    link.send({ t: "draw", table: this.id, ...mark });
  }

  explain(barred: Barred): void {
    this.wrong = { key: "barred", text: barred.why, rule: barred.rule };
  }

  /** Show now what has piled up. */
  skip(): void {
    clearTimeout(this.timer);
    const pile = this.pile;
    this.pile = [];
    this.behind = 0;
    this.timer = 0;
    if (pile.length) this.show(merged(pile));
  }

  /** The moment in which a happening had just been told: the house keeps them all. */
  momentOf(n: number): Promise<Seen> {
    return api.get(`/api/tables/${this.id}/moments/${n}`, { key: this.key, seat: this.seat });
  }

  private take(message: FromHouse): void {
    switch (message.t) {
      case "table":
        return this.whole(message);
      case "said":
        return this.said(message);
      case "info":
        this.info = message.info;
        return this.time(message.clocks, message.now);
      case "done":
        if (this.saying === message.id) [this.saying, this.spoke] = [null, true];
        return;
      case "refused":
        return this.refused(message);
      case "heard":
        return this.line(message.line);
      case "plan":
        this.marks = message.marks;
        return;
      case "orders":
        this.orders = message.orders;
        return;
      case "asked":
        this.asked = this.asked.filter((one) => one.request !== message.request);
        if (message.open) this.asked = [...this.asked, message];
        return;
      case "fault":
        if (this.info) this.wrong = { key: message.key, text: message.text, rule: null };
        else this.lost = { key: message.key, text: message.text, rule: null };
    }
  }

  private whole(table: Table): void {
    const unseen = this.pile.length ? merged(this.pile) : null;
    if (unseen) this.story = told(this.story, unseen.cut, unseen.story);
    clearTimeout(this.timer);
    this.timer = 0;
    this.pile = [];
    this.behind = 0;
    this.lost = null;
    this.info = table.info;
    this.seat = table.seat;
    this.rooms = table.rooms;
    this.marks = table.marks;
    this.orders = table.orders;
    this.canOrder = table.can_order;
    this.asked = [];
    this.fresh = [];
    this.time(table.clocks, table.now);
    if (!table.seen) return;
    this.story = told(this.story, table.since, table.story);
    this.remember(table.seen);
  }

  private said(said: Said): void {
    this.time(said.clocks, said.now);
    this.told = said.seen.heard;
    this.heardSaid(said, said.seen.ask !== null && said.seen.ask.must);
    this.pile.push(said);
    if (prefs.pace === 0 || document.hidden || this.pile.length > PILE) this.skip();
    else if (!this.timer) this.next();
    else this.behind = this.pile.length;
  }

  private next(): void {
    this.timer = 0;
    const one = this.pile.shift();
    this.behind = this.pile.length;
    if (!one) return;
    this.show(one);
    this.timer = window.setTimeout(() => this.next(), dwell(one, prefs.pace));
  }

  /** A table that is not the newest is looked at, not played on. */
  private show(said: Said): void {
    const newest = this.pile[this.pile.length - 1]?.seen ?? said.seen;
    const stale = newest.ask?.id !== said.seen.ask?.id;
    this.story = told(this.story, said.cut, said.story);
    this.fresh = said.story;
    this.remember(stale ? { ...said.seen, ask: null, may_undo: false } : said.seen);
  }

  private remember(seen: Seen): void {
    this.seen = seen;
    for (const word of [...(seen.ask?.words ?? []), ...(seen.ask?.barred ?? [])])
      this.words.set(word.say, word.text);
    if (!this.pile.length) this.told = seen.heard;
  }

  private refused(message: Refused): void {
    if (this.saying === message.id) this.saying = null;
    this.wrong = { key: message.key, text: message.text, rule: message.rule };
  }

  private line(line: Line): void {
    const room = this.rooms[line.room] ?? [];
    this.rooms = { ...this.rooms, [line.room]: [...room.filter((one) => one.n !== line.n), line] };
  }

  private time(clocks: Clock[], now: number): void {
    this.skew = now - Date.now();
    this.clocks = { clocks, at: performance.now() };
  }
}
