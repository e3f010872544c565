import { describe, expect, it } from "vitest";
import { Link, type LinkState, type Pipe, type World } from "../src/lib/link";
import type { FromHouse, Say } from "../src/wire";

class Line implements Pipe {
  sent: { t: string; [key: string]: unknown }[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  types() {
    return this.sent.map((one) => one.t);
  }
}

class Desk implements World {
  lines: Line[] = [];
  timers: { at: number; what: () => void }[] = [];
  now = 0;
  open() {
    const line = new Line();
    this.lines.push(line);
    return line;
  }
  after(ms: number, what: () => void) {
    const timer = { at: this.now + ms, what };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  }
  random() {
    return 0.5;
  }
  pass(ms: number) {
    const end = this.now + ms;
    for (;;) {
      const next = this.timers.filter((one) => one.at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.timers = this.timers.filter((one) => one !== next);
      this.now = next.at;
      next.what();
    }
    this.now = end;
  }
  get line() {
    return this.lines[this.lines.length - 1]!;
  }
}

const say = (id: string): Say => ({ t: "say", table: "T", id, ask: "q", a: 7 });
const table = (seq: number) => ({ t: "table", table: "T", seq });
const said = (seq: number) => ({ t: "said", table: "T", seq });

function following() {
  const desk = new Desk();
  const states: LinkState[] = [];
  const link = new Link(desk, (state) => states.push(state));
  const heard: FromHouse[] = [];
  const stop = link.follow(
    "T",
    () => ({ t: "hello", table: "T", heard: heard.length }),
    (one) => heard.push(one),
  );
  desk.line.onopen?.();
  desk.line.hear({ t: "welcome" });
  return { desk, link, heard, states, stop };
}

describe("the link to the house", () => {
  it("opens when a table is followed, greets it, and rests when nobody follows anything", () => {
    const { desk, states, stop } = following();
    expect(desk.line.sent).toEqual([{ t: "hello", table: "T", heard: 0 }]);
    stop();
    expect(desk.line.types()).toEqual(["hello", "leave"]);
    expect(desk.line.closed).toBe(true);
    expect(states).toEqual(["opening", "open", "idle"]);
  });

  it("takes what comes in order and asks again at a gap", () => {
    const { desk, heard } = following();
    desk.line.hear(table(4));
    desk.line.hear(said(5));
    desk.line.hear(said(7));
    expect(heard.map((one) => one.t)).toEqual(["table", "said"]);
    expect(desk.line.sent.at(-1)).toEqual({ t: "hello", table: "T", heard: 2 });
    desk.line.hear(said(8));
    expect(heard).toHaveLength(2);
    desk.line.hear(table(8));
    desk.line.hear(said(9));
    expect(heard.map((one) => one.t)).toEqual(["table", "said", "table", "said"]);
  });

  it("ignores what it has heard before", () => {
    const { desk, heard } = following();
    desk.line.hear(table(4));
    desk.line.hear(said(4));
    desk.line.hear(said(3));
    expect(heard).toHaveLength(1);
  });

  it("says a word again after an interruption until it is answered, with the same id", () => {
    const { desk, link } = following();
    desk.line.hear(table(1));
    link.say(say("w1"));
    expect(desk.line.sent.at(-1)).toEqual(say("w1"));
    desk.line.onclose?.();
    desk.pass(500);
    expect(desk.lines).toHaveLength(2);
    desk.line.onopen?.();
    expect(desk.line.types()).toEqual(["hello"]);
    desk.line.hear(table(1));
    expect(desk.line.sent.at(-1)).toEqual(say("w1"));
    desk.line.hear({ t: "done", table: "T", id: "w1" });
    desk.line.hear(table(2));
    expect(desk.line.types()).toEqual(["hello", "say"]);
  });

  it("keeps a word said while the line is down", () => {
    const { desk, link } = following();
    desk.line.hear(table(1));
    desk.line.onclose?.();
    link.say(say("w2"));
    desk.pass(500);
    desk.line.onopen?.();
    desk.line.hear(table(1));
    expect(desk.line.sent.at(-1)).toEqual(say("w2"));
  });

  it("lets a refused word go, and tries again with one the house was too busy for", () => {
    const { desk, link, heard } = following();
    desk.line.hear(table(1));
    link.say(say("w3"));
    desk.line.hear({ t: "refused", table: "T", id: "w3", key: "busy" });
    expect(heard.map((one) => one.t)).toEqual(["table"]);
    desk.pass(800);
    expect(desk.line.types()).toEqual(["hello", "say", "say"]);
    desk.line.hear({ t: "refused", table: "T", id: "w3", key: "stale" });
    desk.line.hear(table(2));
    expect(desk.line.types()).toEqual(["hello", "say", "say"]);
  });

  it("waits longer each time, never very long, and begins anew once it was welcome", () => {
    const { desk, states } = following();
    const waits: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      desk.line.onclose?.();
      const before = desk.now;
      const due = Math.min(...desk.timers.map((one) => one.at));
      waits.push(due - before);
      desk.pass(due - before);
    }
    expect(waits.slice(0, 4)).toEqual([500, 1000, 2000, 4000]);
    expect(Math.max(...waits)).toBe(15_000);
    desk.line.onopen?.();
    desk.line.hear({ t: "welcome" });
    desk.line.onclose?.();
    expect(Math.min(...desk.timers.map((one) => one.at)) - desk.now).toBe(500);
    expect(states.at(-1)).toBe("lost");
  });

  it("notices a line that went dead without a word", () => {
    const { desk } = following();
    desk.pass(20_000);
    expect(desk.line.types()).toEqual(["hello", "ping"]);
    desk.line.hear({ t: "pong" });
    desk.pass(20_000);
    expect(desk.lines).toHaveLength(1);
    desk.pass(9000);
    expect(desk.lines.length).toBeGreaterThan(1);
    expect(desk.lines[0]?.closed).toBe(true);
  });

  it("comes back when the house said it would be there again", () => {
    const { desk } = following();
    desk.line.hear({ t: "bye", why: "drain", again: 3000 });
    expect(desk.line.closed).toBe(true);
    desk.pass(2900);
    expect(desk.lines).toHaveLength(1);
    desk.pass(1000);
    expect(desk.lines).toHaveLength(2);
  });

  it("hurries when asked, and listens to the lobby again", () => {
    const { desk, link } = following();
    const tables: FromHouse[] = [];
    link.listen((one) => tables.push(one), true);
    expect(desk.line.sent.at(-1)).toEqual({ t: "lobby", on: true });
    desk.line.onclose?.();
    link.hurry();
    desk.line.onopen?.();
    expect(desk.line.types()).toEqual(["lobby", "hello"]);
    desk.line.hear({ t: "tables", open: [], running: [], mine: [] });
    desk.line.hear({ t: "notice", kind: "your_turn", text: "", table: "T" });
    expect(tables.map((one) => one.t)).toEqual(["tables", "notice"]);
  });
});
