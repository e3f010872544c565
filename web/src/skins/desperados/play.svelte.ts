/** The verification being shown, scene by scene, while the table itself has gone on. */
import { lengthOf, scenesOf, staged, type Scene } from "./scenes";
import type { Happening } from "../../wire";
import type { View } from "./view";

export class Play {
  #before = $state.raw<View | null>(null);
  #scenes = $state.raw<Scene[]>([]);
  #at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get scene(): Scene | null {
    return this.#before ? (this.#scenes[this.#at] ?? null) : null;
  }

  /** What to draw instead of the table as it is; null: nothing is being shown. */
  get view(): View | null {
    return this.#before && staged(this.#before, this.#scenes, this.#at);
  }

  /** Shows what has just happened, if it was a verification; whatever was being shown gives way.
   *  Tells whether it began. */
  start(before: View, fresh: Happening[], index: (token: unknown) => number, pace: number): boolean {
    const scenes = pace > 0 ? scenesOf(fresh, index) : [];
    if (!scenes.length && this.#before && pace > 0) return false;
    this.stop();
    if (!scenes.length) return false;
    [this.#scenes, this.#at, this.#before] = [scenes, 0, before];
    this.#wait(pace);
    return true;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#before = null;
  }

  #wait(pace: number): void {
    const scene = this.#scenes[this.#at];
    if (!scene) return this.stop();
    this.#timer = setTimeout(
      () => {
        this.#at += 1;
        this.#wait(pace);
      },
      lengthOf(scene) / pace,
    );
  }
}
