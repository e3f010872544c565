/** Plays beats one after another; anybody may cut it short. What comes meanwhile waits its turn, but not for long. */
import type { View } from "./view";
import { after, type Beat } from "./volley";

const WAITING = 2;

export class Theatre {
  /** What is shown while beats are played; null: the table as it is. */
  scene = $state.raw<View | null>(null);
  beat = $state.raw<Beat | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #queue: [View, Beat[], number][] = [];

  play(before: View, list: Beat[], pace: number): void {
    if (pace <= 0) return this.stop();
    if (!list.length) return;
    this.#queue.push([before, list, pace]);
    if (this.#queue.length > WAITING) {
      const late = this.#queue.slice(-1);
      this.stop();
      this.#queue = late;
    }
    if (!this.scene) this.#next();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.scene = null;
    this.beat = null;
  }

  #next(): void {
    const [scene] = this.#queue.splice(0, 1);
    if (scene) this.#step(...scene, 0);
    else this.stop();
  }

  #step(before: View, list: Beat[], pace: number, at: number): void {
    const beat = list[at];
    if (!beat) return this.#next();
    this.beat = beat;
    this.scene = after(before, list.slice(0, at + 1));
    this.#timer = setTimeout(() => this.#step(before, list, pace, at + 1), beat.ms / pace + 60);
  }
}
