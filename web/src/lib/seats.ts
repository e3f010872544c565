/** Who sits where, as people say it. */
import type { SeatInfo, TableInfo } from "../wire";

export function freeSeats(info: TableInfo): number {
  return info.seats.filter((one) => !one.person).length;
}

/** A seat's name: whose it is, else its letter. */
export function nameOf(people: SeatInfo[], seat: number): string {
  return people.find((one) => one.seat === seat)?.person?.name ?? "ABCDEFGHIJ".charAt(seat);
}
