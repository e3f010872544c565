/** The last moments of a game that ends before our eyes: nothing tells the ending while a board still shows it. */
import { prefs } from "./prefs.svelte";

/** So long the last position stands before the ending opens. */
const CURTAIN = 1800;

export class Closing {
  /** From this line of the story on nothing is given away; null: nothing is being shown. */
  held = $state<number | null>(null);
  /** The ending is about to open. */
  pending = $state(false);

  get quiet(): boolean {
    return this.pending || this.held !== null;
  }

  /** What comes while something is being shown waits with it. */
  hold(line: number | null): void {
    this.held = line === null ? null : (this.held ?? line);
  }
  begin(): void {
    this.pending = prefs.pace > 0;
  }
  /** Opens the ending after a moment, once the board has shown everything; to be called in an effect. */
  wait(open: () => void): (() => void) | undefined {
    if (!this.pending || this.held !== null) return;
    const timer = setTimeout(() => this.reveal(open), CURTAIN / prefs.pace);
    return () => clearTimeout(timer);
  }
  reveal(open: () => void): void {
    [this.pending, this.held] = [false, null];
    open();
  }
}
