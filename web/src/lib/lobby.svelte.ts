/** The lobby: open tables, running ones, mine. Followed over the socket by those the house knows, asked now and then by
 *  those it does not. */
import type { Tables } from "../wire";
import { api, Trouble } from "./api";
import { link } from "./house.svelte";
import { me } from "./me.svelte";

const EVERY = 20_000;

export class LobbyNews {
  now = $state.raw<Tables | null>(null);
  /** A house may keep its lobby to those it knows. */
  closed = $state(false);

  /** Keeps up until the returned function is called; to be called again when I become somebody else. */
  follow(): () => void {
    void this.ask();
    if (me.now) return link.listen((message) => message.t === "tables" && (this.now = message), true);
    const timer = setInterval(() => void this.ask(), EVERY);
    return () => clearInterval(timer);
  }

  async ask(): Promise<void> {
    try {
      this.now = await api.get<Tables>("/api/tables");
      this.closed = false;
    } catch (wrong) {
      this.closed = wrong instanceof Trouble && wrong.status === 401;
    }
  }
}
