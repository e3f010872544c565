/** A finished game as a strip of frames, fetched as they are needed. */
import type { Frame, FramesPage, Happening } from "../wire";
import { api } from "./api";

const CHUNK = 40;

export class Reel {
  at = $state(0);
  of = $state(0);
  running = $state(false);
  speed = $state(1);
  viewer = $state("archive");
  wrong = $state.raw<unknown>(null);
  /** The last step was one forward: what happened may be shown happening. */
  stepped = $state(false);
  private frames = $state.raw<(Frame | undefined)[]>([]);
  private asked = new Set<string>();
  private filling = false;
  private timer = 0;

  /** `key` opens what is not public: it comes with the address. */
  constructor(
    readonly game: string,
    readonly key: string | null = null,
  ) {}

  get frame(): Frame | undefined {
    return this.frames[this.at] ?? this.frames.slice(0, this.at).findLast((one) => one !== undefined);
  }
  get ready(): boolean {
    return this.frames[this.at] !== undefined;
  }
  /** The story up to now, as far as it has come. */
  get story(): Happening[] {
    return this.frames.slice(0, this.at + 1).flatMap((one) => one?.story ?? []);
  }
  /** Where a happening of the story was told. */
  frameTold(n: number): number {
    return this.frames.findIndex((one) => one?.story.some((each) => each.n === n));
  }

  async as(viewer: string, at = this.at): Promise<void> {
    this.viewer = viewer;
    this.frames = [];
    this.asked = new Set();
    this.at = at;
    await this.need(at);
    void this.fill();
  }

  /** The story needs what came before. */
  private async fill(): Promise<void> {
    if (this.filling) return;
    this.filling = true;
    for (let start = 0; start < this.at && !this.wrong; start += CHUNK) await this.need(start);
    this.filling = false;
  }

  go(to: number): void {
    const next = Math.max(0, Math.min(this.of - 1, to));
    this.stepped = next === this.at + 1;
    this.at = next;
    void this.need(next);
    if (next + 10 < this.of) void this.need(next + 10);
    void this.fill();
  }

  play(on: boolean): void {
    this.running = on && this.of > 0;
    clearTimeout(this.timer);
    if (!this.running) return;
    if (this.at >= this.of - 1) this.go(0);
    this.tick();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.running = false;
  }

  private tick(): void {
    this.timer = window.setTimeout(
      () => {
        if (!this.running) return;
        if (this.at >= this.of - 1) {
          this.running = false;
          return;
        }
        if (this.ready) this.go(this.at + 1);
        this.tick();
      },
      (700 + 250 * Math.min(3, this.frame?.story.length ?? 0)) / this.speed,
    );
  }

  private async need(index: number): Promise<void> {
    const start = Math.floor(index / CHUNK) * CHUNK;
    const key = `${this.viewer} ${start}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const page = await api.get<FramesPage>(`/api/games/${this.game}/frames`, {
        viewer: this.viewer,
        start,
        count: CHUNK,
        key: this.key,
      });
      if (page.viewer !== this.viewer) return;
      const next = this.frames.slice();
      for (const [n, frame] of page.frames.entries()) next[page.start + n] = frame;
      this.frames = next;
      this.of = page.of;
      this.wrong = null;
    } catch (wrong) {
      this.asked.delete(key);
      this.wrong = wrong;
    }
  }
}
