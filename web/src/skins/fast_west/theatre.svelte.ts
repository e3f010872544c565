/** Plays beats one after another; anybody may cut it short. */
import type { View } from "./view";
import { after, type Beat } from "./volley";

export class Theatre {
  /** What is shown while beats are played; null: the table as it is. */
  scene = $state.raw<View | null>(null);
  beat = $state.raw<Beat | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  play(before: View, list: Beat[], pace: number): void {
    this.stop();
    if (!list.length || pace <= 0) return;
    this.#step(before, list, 0, pace);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.scene = null;
    this.beat = null;
  }

  #step(before: View, list: Beat[], at: number, pace: number): void {
    const beat = list[at];
    if (!beat) return this.stop();
    this.beat = beat;
    this.scene = after(before, list.slice(0, at + 1));
    this.#timer = setTimeout(() => this.#step(before, list, at + 1, pace), beat.ms / pace + 60);
  }
}
