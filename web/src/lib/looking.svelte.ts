/** Looking at an earlier moment of a table, asked from the house; the last wish counts. */
import type { Seen } from "../wire";
import { sentence } from "./api";
import type { Follow } from "./follow.svelte";

export class Looking {
  at = $state.raw<{ n: number; seen: Seen } | null>(null);
  private wish = 0;

  constructor(private readonly follow: Follow) {}

  async to(n: number): Promise<void> {
    const mine = ++this.wish;
    try {
      const seen = await this.follow.momentOf(n);
      if (mine === this.wish) this.at = seen.heard === this.follow.seen?.heard ? null : { n, seen };
    } catch (wrong) {
      this.follow.wrong = { key: "moment", text: sentence(wrong), rule: null };
    }
  }

  back(): void {
    this.wish++;
    this.at = null;
  }
}
