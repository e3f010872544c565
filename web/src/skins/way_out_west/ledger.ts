/** The final reckoning as a walk: heading by heading, with what everybody has after each. */
import type { Reckoned } from "../../wire";

export interface Leg {
  head: string;
  rows: Reckoned[];
  /** Of every seat, after this leg. */
  sums: number[];
}

export function legs(table: Reckoned[], seats: number): Leg[] {
  const found: Leg[] = [];
  let sums = Array<number>(seats).fill(0);
  for (const row of table) {
    if (row.total) continue;
    if (!row.figures.length) {
      found.push({ head: row.text, rows: [], sums });
      continue;
    }
    const leg = found.at(-1);
    if (!leg) continue;
    leg.rows.push(row);
    sums = sums.map((sum, seat) => sum + (row.figures[seat] ?? 0));
    leg.sums = sums;
  }
  return found;
}
