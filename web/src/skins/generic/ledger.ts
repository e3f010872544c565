/** Any title's view as ledgers: what is said of the table, of the decision in progress, and of each seat. */
export type Scalar = string | number | boolean | null;
export interface Fact {
  key: string;
  value: Scalar | Scalar[];
}
export interface Ledger {
  table: Fact[];
  step: Fact[];
  seats: Fact[][];
}

const plain = (value: unknown): value is Scalar => value === null || typeof value !== "object";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function ledger(view: Record<string, unknown>, seats: number): Ledger {
  const out: Ledger = { table: [], step: [], seats: Array.from({ length: seats }, () => []) };
  const { steps, ...rest } = view;
  enter(rest, out.table, out.seats);
  const top = Array.isArray(steps) ? steps[steps.length - 1] : null;
  if (isRecord(top)) enter(top, out.step, out.seats);
  const said = (key: string) =>
    out.seats.some((facts) => facts.some((it) => it.key === key && it.value !== null));
  out.seats = out.seats.map((facts) => facts.filter((it) => said(it.key)));
  out.table = out.table.filter((it) => it.value !== null);
  out.step = out.step.filter((it) => it.value !== null);
  return out;
}

/** A list as long as the table is one thing for each seat; everything else is said of the table. */
function enter(from: Record<string, unknown>, table: Fact[], seats: Fact[][]): void {
  for (const [key, value] of Object.entries(from)) {
    if (plain(value)) table.push({ key, value });
    else if (Array.isArray(value) && value.length === seats.length)
      value.forEach((one, seat) => {
        if (plain(one)) seats[seat]?.push({ key, value: one });
        else if (isRecord(one)) seats[seat]?.push(...facts(one));
      });
    else if (Array.isArray(value) && value.length && value.every(plain)) table.push({ key, value });
    else if (isRecord(value)) table.push(...facts(value));
  }
}

const facts = (from: Record<string, unknown>): Fact[] =>
  Object.entries(from).flatMap(([key, value]) =>
    plain(value) || (Array.isArray(value) && value.every(plain))
      ? [{ key, value: value as Fact["value"] }]
      : [],
  );

/** "lucky_shown" to read: "lucky shown". */
export const spelled = (key: string): string => key.replaceAll("_", " ");

/** Views write seats as numbers, and sets of seats as bits. These keys do, wherever they occur; other numbers are numbers. */
const SEATS = ["seat", "shooter", "target", "choices"];
const MASKS = ["gang"];

/** A fact with its seats called by name. */
export function named(fact: Fact, name: (seat: number) => string): Fact {
  const { key, value } = fact;
  if (typeof value !== "number") return fact;
  if (SEATS.includes(key)) return { key, value: name(value) };
  if (!MASKS.includes(key)) return fact;
  const seats = Array.from({ length: 10 }, (_, seat) => seat).filter((seat) => (value >> seat) & 1);
  return { key, value: seats.map(name) };
}
