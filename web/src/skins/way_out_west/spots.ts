/** Where on the board a word is said: a word is a path of spots, chosen one after the other. */
import type { Word } from "../../wire";

export type Spot = string;
type Sayable = Pick<Word, "verb" | "args">;

/** `place`: the town of the fight that is being picked, `me`: whose cowboys ride. */
export interface Scene {
  place: string | null;
  me: number | null;
}

export const townSpot = (town: string): Spot => `town:${town}`;
export const cowboysSpot = (town: string, seat: number): Spot => `cowboys:${town}:${seat}`;
export const cattleSpot = (town: string, seat: number): Spot => `cattle:${town}:${seat}`;
export const corralSpot = (town: string): Spot => `corral:${town}`;
export const farmerSpot = (town: string): Spot => `farmer:${town}`;
export const buildingSpot = (town: string, kind: string): Spot => `building:${town}:${kind}`;
export const boxSpot = (box: string): Spot => `box:${box}`;
export const seatSpot = (seat: number): Spot => `seat:${seat}`;

export function pathOf(word: Sayable, scene: Scene): Spot[] {
  const { verb, args } = word;
  const town = String(args.town ?? "");
  const owner = Number(args.owner ?? -1);
  const here = scene.place ?? "";
  switch (verb) {
    case "take":
      return [boxSpot(String(args.box))];
    case "put":
    case "graze":
    case "build":
    case "attack":
    case "flee":
    case "leave":
      return [townSpot(town)];
    case "ride":
      return [cowboysSpot(String(args.origin), scene.me ?? -1), townSpot(String(args.destination))];
    case "drive":
      return [cattleSpot(String(args.origin), owner), townSpot(String(args.destination))];
    case "settle":
      return [corralSpot(town)];
    case "displace":
      return [cattleSpot(town, owner)];
    case "raid":
      return [buildingSpot(here, String(args.kind))];
    case "rustle":
      return [cattleSpot(here, owner), `herd:${args.herd}`];
    case "evict":
      return [farmerSpot(here)];
    case "snatch":
      return [seatSpot(owner)];
    case "bid":
      return [`bid:${args.dollars}`];
    default:
      return [`say:${verb}`];
  }
}

/** What can be chosen next after `picked`: each spot with the words that go on from it. */
export function offers<W extends Sayable>(words: W[], picked: Spot[], scene: Scene): Map<Spot, W[]> {
  const found = new Map<Spot, W[]>();
  for (const word of words) {
    const path = pathOf(word, scene);
    const next = path[picked.length];
    if (next === undefined || picked.some((spot, n) => path[n] !== spot)) continue;
    const list = found.get(next);
    if (list) list.push(word);
    else found.set(next, [word]);
  }
  return found;
}

/** What happens when a spot is tapped: a word is found, the path goes on, starts anew elsewhere, or nothing. */
export function tapped<W extends Sayable>(
  words: W[],
  picked: Spot[],
  spot: Spot,
  scene: Scene,
): { picked: Spot[]; word: W | null } | null {
  if (picked.at(-1) === spot) return { picked: picked.slice(0, -1), word: null };
  for (const start of picked.length ? [picked, []] : [[]]) {
    const list = offers(words, start, scene).get(spot);
    const [only] = list ?? [];
    if (!list || !only) continue;
    return list.length === 1 ? { picked: start, word: only } : { picked: [...start, spot], word: null };
  }
  return null;
}

/** From which town to which a word leads, if it moves somebody. */
export function routeOf(word: Sayable, scene: Scene): { from: string; to: string } | null {
  const { verb, args } = word;
  if (verb === "ride" || verb === "drive") return { from: String(args.origin), to: String(args.destination) };
  if ((verb === "flee" || verb === "leave") && scene.place)
    return { from: scene.place, to: String(args.town) };
  return null;
}
