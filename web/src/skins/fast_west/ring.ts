/** Where everybody stands. Seen from above: the viewer at the bottom, the others clockwise, so that everybody's left
 *  hand points to the next one. Wide boards get an ellipse, narrow ones two ranks along a street. */
export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}
export interface Spot {
  plate: Box;
  card: Box;
}
export interface Floor {
  wide: boolean;
  width: number;
  height: number;
  spots: Spot[];
  centre: Point;
  /** Half the ring's width and height; nothing for ranks. */
  reach: Point;
}

const WIDE = 620;
const WIDE_FOR_MANY = 700;
const GAP = 6;

/** `tall`: so high it may become, where there is more room than it needs. */
export function floor(count: number, width: number, tall = 0): Floor {
  return width >= (count > 6 ? WIDE_FOR_MANY : WIDE) ? ring(count, width, tall) : ranks(count, width);
}

const TALLEST = 680;

function ring(count: number, width: number, tall: number): Floor {
  const size = { w: width < 780 ? 140 : count > 8 ? 158 : width < 880 || count > 6 ? 172 : 204, h: 92 };
  const card = { w: 54, h: 74 };
  const least = count <= 6 ? 536 : 552;
  const height = Math.max(least, Math.min(tall, TALLEST));
  const centre = { x: width / 2, y: height / 2 };
  const rx = Math.min(width / 2 - size.w / 2 - 2, 440);
  const ry = height / 2 - size.h / 2 - 2;
  const spots = Array.from({ length: count }, (_, n) => {
    const angle = turnOf(n, count);
    const plate = { x: centre.x + rx * Math.cos(angle), y: centre.y + ry * Math.sin(angle), ...size };
    return { plate, card: inward(plate, card, centre) };
  });
  return { wide: true, width, height, spots, centre, reach: { x: rx, y: ry } };
}

/** The angle of the n-th of `count`, from straight down, clockwise on a screen. */
const turnOf = (n: number, count: number): number => Math.PI / 2 + (n * 2 * Math.PI) / count;

/** A card moved from its plate towards the middle until the two no longer touch. */
function inward(plate: Box, card: { w: number; h: number }, centre: Point): Box {
  const [dx, dy] = [centre.x - plate.x, centre.y - plate.y];
  const far = Math.hypot(dx, dy) || 1;
  const across = ((plate.w + card.w) / 2 + GAP) / (Math.abs(dx / far) || 1e-9);
  const along = ((plate.h + card.h) / 2 + GAP) / (Math.abs(dy / far) || 1e-9);
  const by = Math.min(across, along);
  return { x: plate.x + (dx / far) * by, y: plate.y + (dy / far) * by, ...card };
}

function ranks(count: number, width: number): Floor {
  const [rowH, plateH] = [76, 60];
  const card = { w: 38, h: 54 };
  const plateW = Math.min(170, Math.floor((width - 2 * card.w - 22) / 2));
  const even = count % 2 === 0;
  const rows = Math.max(1, Math.floor(count / 2));
  // With few at the table there is room for a card before everybody; with many it lies beside.
  const before = rows <= 3 ? card.h + 2 * GAP : 0;
  const height = rows * rowH + plateH + 8 + before * (even ? 2 : 1);
  const middle = width / 2;
  const spots = Array.from({ length: count }, (_, n): Spot => {
    if (n === 0) return headOf(middle, height - plateH / 2, -1);
    if (even && n === count / 2) return headOf(middle, plateH / 2, 1);
    const left = n < count / 2;
    const up = left ? n : count - n;
    const y = height - plateH - before - (up - 0.5) * rowH - 7;
    const x = left ? plateW / 2 : width - plateW / 2;
    const by = (left ? 1 : -1) * (plateW / 2 + card.w / 2 + 3);
    return { plate: { x, y, w: plateW, h: plateH }, card: { x: x + by, y, ...card } };
  });
  return { wide: false, width, height, spots, centre: { x: middle, y: height / 2 }, reach: { x: 0, y: 0 } };

  /** Somebody at an end of the street. */
  function headOf(x: number, y: number, way: 1 | -1): Spot {
    const w = way < 0 ? Math.min(width, 340) - (before ? 0 : card.w + GAP) : plateW;
    if (before)
      return {
        plate: { x, y, w, h: plateH },
        card: { x, y: y + way * (plateH / 2 + GAP + card.h / 2), ...card },
      };
    const shift = (card.w + GAP) / 2;
    return {
      plate: { x: x - shift, y, w, h: plateH },
      card: { x: x - shift + w / 2 + GAP + card.w / 2, y, ...card },
    };
  }
}

/** The way from the n-th to the next one clockwise, outside both plates. */
export function lane(room: Floor, n: number): Point[] {
  const count = room.spots.length;
  const [from, to] = [room.spots[n]!, room.spots[(n + 1) % count]!];
  const way = room.wide ? arc(room, n) : corner(from.plate, to.plate);
  return way.filter((point) => !inside(point, from.plate, 4) && !inside(point, to.plate, 4));
}

function arc(room: Floor, n: number): Point[] {
  const count = room.spots.length;
  const { x: rx, y: ry } = room.reach;
  return Array.from({ length: 121 }, (_, at) => {
    const angle = turnOf(n + at / 120, count);
    return { x: room.centre.x + rx * Math.cos(angle), y: room.centre.y + ry * Math.sin(angle) };
  });
}

/** Straight, or around one corner: along the rank, then across the street. */
function corner(from: Box, to: Box): Point[] {
  const rank = Math.abs(from.x - from.w / 2) < 1 || from.w < to.w ? from : to;
  const edge = Math.abs(from.x - to.x) < 1 || Math.abs(from.y - to.y) < 1;
  const turn = edge ? null : { x: rank.x, y: rank === from ? to.y : from.y };
  const stops = turn ? [from, turn, to] : [from, to];
  return stops.slice(1).flatMap((stop, n) => {
    const start = stops[n]!;
    return Array.from({ length: 161 }, (_, at) => ({
      x: start.x + ((stop.x - start.x) * at) / 160,
      y: start.y + ((stop.y - start.y) * at) / 160,
    }));
  });
}

const inside = (point: Point, box: Box, by: number): boolean =>
  Math.abs(point.x - box.x) < box.w / 2 + by && Math.abs(point.y - box.y) < box.h / 2 + by;

export const pathOf = (points: Point[]): string =>
  points.map((point, n) => `${n ? "L" : "M"}${point.x.toFixed(1)} ${point.y.toFixed(1)}`).join("");

/** Degrees in which a way points at its end. */
export function heading(points: Point[]): number {
  const [a, b] = [points[Math.max(0, points.length - 4)], points[points.length - 1]];
  return a && b ? (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI : 0;
}

/** The target card with what is under it, broad or with its parts stacked: widths and heights. */
const TARGETS = [
  [400, 96],
  [340, 124],
  [300, 124],
  [260, 170],
  [230, 170],
  [200, 170],
] as const;

/** Where in the middle the target touches no card: the broadest place, as near the centre as can be. */
export function middle(room: Floor): Box | null {
  if (!room.wide) return null;
  const { x } = room.centre;
  const taken = room.spots.flatMap((spot) => [spot.card, spot.plate]);
  for (const [w, h] of TARGETS)
    for (let off = 0; off <= 132; off += 6)
      for (const y of [room.centre.y - off, room.centre.y + off])
        if (!taken.some((box) => touches(box, { x, y, w, h }))) return { x, y, w, h };
  return null;
}

const touches = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.w + b.w) / 2 + GAP && Math.abs(a.y - b.y) < (a.h + b.h) / 2 + GAP;
