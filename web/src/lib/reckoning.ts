/** The final reckoning without its empty lines: what nobody has anything of need not be read. */
import type { Reckoned } from "../wire";

export interface Line extends Reckoned {
  /** It belongs under the heading above it. */
  part: boolean;
}

/** A heading gets the sums of what stands under it; lines of noughts under a heading are left out. */
export function reckoned(table: Reckoned[]): Line[] {
  const out: Line[] = [];
  let head: Line | null = null;
  for (const row of table) {
    if (!row.figures.length || row.total) {
      head = { ...row, figures: [...row.figures], part: false };
      out.push(head);
      if (row.total) head = null;
    } else if (!head) out.push({ ...row, part: false });
    else {
      row.figures.forEach((one, seat) => (head!.figures[seat] = (head!.figures[seat] ?? 0) + one));
      if (row.figures.some(Boolean)) out.push({ ...row, part: true });
    }
  }
  return out;
}
