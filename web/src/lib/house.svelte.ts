/** The house this page belongs to: one link for all pages, and how it fares. */
import { Link, type LinkState, type Pipe } from "./link";

let state = $state<LinkState>("idle");
let ever = $state(false);

function open(): Pipe {
  const url = new URL("/api/socket", location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(url) as unknown as Pipe;
}

function after(ms: number, what: () => void): () => void {
  const timer = setTimeout(what, ms);
  return () => clearTimeout(timer);
}

export const link = new Link({ open, after, random: Math.random }, (now) => {
  state = now;
  if (now === "open") ever = true;
});

export const house = {
  get state(): LinkState {
    return state;
  },
  /** Whether there was a connection before: without one, it is being made rather than lost. */
  get ever(): boolean {
    return ever;
  },
};

addEventListener("online", () => link.hurry());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  link.hurry();
  link.probe();
});
