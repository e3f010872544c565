/** The one socket to the house: it comes back by itself, follows tables across interruptions, notices gaps, and says a
 *  word again until the house has answered it. Knows no page and no browser: `World` gives it sockets and time. */
import type { FromClient, FromHouse, Hello, Say, Undo } from "../wire";

export interface Pipe {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface World {
  open(): Pipe;
  /** Calls later; what it returns calls it off. */
  after(ms: number, what: () => void): () => void;
  random(): number;
}

export type LinkState = "idle" | "opening" | "open" | "lost";
export type Word = Say | Undo;

interface Followed {
  hello: () => Hello;
  take: (message: FromHouse) => void;
  /** The last number heard; null until the table has come. */
  seq: number | null;
  /** What the house has not answered yet, oldest first. */
  owed: Map<string, Word>;
}

const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const LONGEST_WAIT = 15_000;

export class Link {
  state: LinkState = "idle";
  private pipe: Pipe | null = null;
  private tries = 0;
  private readonly tables = new Map<string, Followed>();
  private readonly listeners = new Set<(message: FromHouse) => void>();
  private inLobby = 0;
  private offRetry: (() => void) | null = null;
  private offPing: (() => void) | null = null;

  constructor(
    private readonly world: World,
    private readonly changed: (state: LinkState) => void = () => {},
  ) {}

  /** Follow a table until the returned function is called. */
  follow(table: string, hello: () => Hello, take: (message: FromHouse) => void): () => void {
    const one: Followed = { hello, take, seq: null, owed: new Map() };
    this.tables.set(table, one);
    this.wanted(() => this.send(hello()));
    return () => {
      if (this.tables.get(table) !== one) return;
      this.tables.delete(table);
      if (this.state === "open") this.send({ t: "leave", table });
      this.rest();
    };
  }

  /** Hear everything that concerns no table; with `lobby`, the lobby too. */
  listen(take: (message: FromHouse) => void, lobby = false): () => void {
    this.listeners.add(take);
    if (lobby) this.inLobby += 1;
    this.wanted(() => lobby && this.send({ t: "lobby", on: true }));
    return () => {
      if (!this.listeners.delete(take)) return;
      if (lobby && --this.inLobby === 0 && this.state === "open") this.send({ t: "lobby", on: false });
      this.rest();
    };
  }

  /** A word that must arrive exactly once: it is sent again after an interruption until it is answered. */
  say(word: Word): void {
    this.tables.get(word.table)?.owed.set(word.id, word);
    if (this.state === "open" && this.tables.get(word.table)?.seq != null) this.send(word);
  }

  /** Anything else; lost if there is no connection. */
  send(message: FromClient): boolean {
    if (this.state !== "open" || !this.pipe) return false;
    this.pipe.send(JSON.stringify(message));
    return true;
  }

  /** Ask for a table anew (after a doubt). */
  again(table: string): void {
    const one = this.tables.get(table);
    if (!one) return;
    one.seq = null;
    this.send(one.hello());
  }

  /** Try now rather than later: the network is back, or the person asked. */
  hurry(): void {
    if (this.state !== "lost") return;
    this.tries = 0;
    this.open();
  }

  /** Begin anew, as somebody else perhaps. */
  restart(): void {
    if (this.state === "idle") return;
    this.drop();
    this.open();
  }

  /** See whether anybody is still there. */
  probe(): void {
    if (this.state === "open") this.ping();
  }

  private wanted(ready: () => void): void {
    if (this.state === "open") ready();
    else if (this.state === "idle") this.open();
  }

  private rest(): void {
    if (this.tables.size || this.listeners.size) return;
    this.drop();
    this.become("idle");
  }

  private open(): void {
    this.offRetry?.();
    this.offRetry = null;
    this.become("opening");
    const pipe = this.world.open();
    this.pipe = pipe;
    pipe.onopen = () => this.opened(pipe);
    pipe.onmessage = (event) => this.pipe === pipe && this.heard(String(event.data));
    pipe.onclose = () => this.pipe === pipe && this.lost();
    this.watch(PONG_WITHIN);
  }

  private opened(pipe: Pipe): void {
    if (this.pipe !== pipe) return;
    this.become("open");
    if (this.inLobby) this.send({ t: "lobby", on: true });
    for (const one of this.tables.values()) {
      one.seq = null;
      this.send(one.hello());
    }
    this.rearm();
  }

  private lost(wait = this.backoff()): void {
    this.drop();
    this.become("lost");
    this.offRetry = this.world.after(wait, () => this.open());
  }

  /** Half a second, then doubling, spread so that a house coming back is not stormed. */
  private backoff(): number {
    const wait = Math.min(LONGEST_WAIT, 500 * 2 ** this.tries++);
    return wait * (0.7 + 0.6 * this.world.random());
  }

  private drop(): void {
    this.offPing?.();
    this.offRetry?.();
    this.offPing = this.offRetry = null;
    const pipe = this.pipe;
    this.pipe = null;
    if (!pipe) return;
    pipe.onopen = pipe.onmessage = pipe.onclose = null;
    pipe.close();
  }

  /** Nothing heard within this time means the line is dead, whatever the browser thinks. */
  private watch(ms: number): void {
    this.offPing?.();
    this.offPing = this.world.after(ms, () => this.lost());
  }

  private ping(): void {
    this.send({ t: "ping", at: 0 });
    this.watch(PONG_WITHIN);
  }

  private rearm(): void {
    this.offPing?.();
    this.offPing = this.world.after(PING_EVERY, () => this.ping());
  }

  private heard(text: string): void {
    const message = JSON.parse(text) as FromHouse;
    this.rearm();
    if (message.t === "welcome") this.tries = 0;
    if (message.t === "bye") {
      this.lost(message.again * (1 + this.world.random() / 2));
      return;
    }
    const table = "table" in message && typeof message.table === "string" ? message.table : null;
    const one = message.t === "notice" || table === null ? undefined : this.tables.get(table);
    if (one && table !== null) this.deliver(one, message, table);
    else for (const take of this.listeners) take(message);
  }

  private deliver(one: Followed, message: FromHouse, table: string): void {
    if (message.t === "table") {
      one.seq = message.seq;
      one.take(message);
      for (const word of one.owed.values()) this.send(word);
      return;
    }
    if (message.t === "said" || message.t === "info") {
      if (one.seq === null || message.seq <= one.seq) return;
      if (message.seq !== one.seq + 1) return this.again(table);
      one.seq = message.seq;
    }
    if (message.t === "done" || message.t === "refused") {
      if (message.t === "refused" && message.key === "busy") return this.sayLater(one, message.id);
      one.owed.delete(message.id);
    }
    if (message.t === "fault" && message.key === "busy") {
      this.world.after(1000, () => this.again(table));
      return;
    }
    one.take(message);
  }

  /** The house has too much to do just now; the word is still good. */
  private sayLater(one: Followed, id: string): void {
    this.world.after(800, () => {
      const word = one.owed.get(id);
      if (word) this.send(word);
    });
  }

  private become(state: LinkState): void {
    if (this.state === state) return;
    this.state = state;
    this.changed(state);
  }
}
