/** What travels over the board when something has happened: from a spot to a spot. */
import type { Happening } from "../../wire";
import {
  boxSpot,
  buildingSpot,
  cattleSpot,
  corralSpot,
  cowboysSpot,
  seatSpot,
  townSpot,
  type Spot,
} from "./spots";

export interface Flight {
  what: "cowboy" | "cow" | "farmer" | "coin" | "token" | "poster" | "building";
  seat: number | null;
  /** The best place to leave from or arrive at; if it is not on the board, the next one. */
  from: Spot[];
  to: Spot[];
}

export function flights(fresh: Happening[]): Flight[] {
  return fresh.flatMap(({ kind, args }) => flight(kind, args));
}

function flight(kind: string, args: Happening["args"]): Flight[] {
  const seat = Number(args.seat ?? args.owner ?? 0);
  const town = String(args.town ?? "");
  const me = [seatSpot(seat)];
  const street = (where: string): Spot[] => [cowboysSpot(where, seat), townSpot(where)];
  switch (kind) {
    case "stationed":
    case "hired":
      return [{ what: "cowboy", seat, from: me, to: street(town) }];
    case "grazed":
      return [{ what: "cow", seat, from: me, to: [cattleSpot(town, seat), townSpot(town)] }];
    case "built":
      return [
        { what: "coin", seat, from: me, to: ["supply"] },
        { what: "building", seat, from: me, to: [buildingSpot(town, String(args.kind)), townSpot(town)] },
      ];
    case "rode": {
      const [from, to] = [String(args.origin), String(args.destination)];
      return [{ what: "cowboy", seat, from: street(from), to: street(to) }];
    }
    case "drove": {
      const owner = Number(args.owner);
      const at = (where: string): Spot[] => [cattleSpot(where, owner), townSpot(where)];
      return [{ what: "cow", seat: owner, from: at(String(args.origin)), to: at(String(args.destination)) }];
    }
    case "settled":
      return [{ what: "farmer", seat, from: me, to: [corralSpot(town), townSpot(town)] }];
    case "coach_paid":
      return [
        {
          what: "coin",
          seat: null,
          from: [buildingSpot(town, "stagecoach"), townSpot(town)],
          to: [seatSpot(Number(args.owner))],
        },
      ];
    case "earned":
      return Number(args.dollars) ? [{ what: "coin", seat: null, from: ["payday"], to: me }] : [];
    case "robbed":
      return [{ what: "coin", seat: null, from: [seatSpot(Number(args.owner))], to: me }];
    case "took":
      return [{ what: "token", seat, from: me, to: [boxSpot(String(args.box))] }];
    case "took_wanted":
      return [{ what: "poster", seat, from: ["supply"], to: me }];
    case "snatched":
      return [{ what: "poster", seat, from: [seatSpot(Number(args.owner))], to: me }];
    case "fled":
    case "left":
      return [{ what: "cowboy", seat, from: ["fight"], to: street(town) }];
    default:
      return [];
  }
}
