/** Time left, from what the house said and how long ago it said it. */
import type { Clock } from "../wire";

/** Milliseconds left of a seat's clock; null if it has none. */
export function left(clock: Clock, since: number, now: number): number | null {
  if (clock.deadline !== null) return Math.max(0, clock.deadline - now);
  if (!clock.bank && !clock.turn) return null;
  return Math.max(0, clock.bank + clock.turn - (clock.running ? since : 0));
}

/** '12:05', '1:02:03', '3 d 4 h'. */
export function spelled(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const [d, h, m, s] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ];
  const two = (n: number) => String(n).padStart(2, "0");
  if (d) return `${d} d ${h} h`;
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
