/** Where things stand on the sheet. Two sheets: a wide one after the surveyor's coordinates, a tall one for phones. */
import type { Figures } from "./view";

export interface Point {
  x: number;
  y: number;
}

export interface Sheet {
  tall: boolean;
  width: number;
  height: number;
  towns: Point[];
}

const TALL: [number, number][] = [
  [122, 78],
  [196, 40],
  [262, 74],
  [324, 118],
  [250, 160],
  [208, 228],
  [132, 166],
  [88, 236],
  [42, 152],
  [40, 292],
  [42, 376],
  [108, 344],
  [70, 452],
  [128, 510],
  [172, 404],
  [192, 308],
  [266, 346],
  [322, 306],
  [248, 464],
];

/** The surveyor's sheet is so large in his own units. */
const SURVEY = { width: 1000, height: 884 };

/** The sheet for a room that is so wide. Both are drawn in units of about one pixel, so that names stay legible. */
export function sheetFor(figures: Figures, room: number): Sheet {
  if (room < 540 && figures.towns.length === TALL.length)
    return { tall: true, width: 364, height: 568, towns: TALL.map(([x, y]) => ({ x, y })) };
  const width = Math.min(760, Math.max(540, room));
  const shrink = width / SURVEY.width;
  return {
    tall: false,
    width,
    height: Math.round(SURVEY.height * shrink),
    towns: figures.towns.map((one) => ({ x: one.x * shrink, y: one.y * shrink + 8 })),
  };
}

/** A pen does not draw straight: a road bends a little, always the same way. `side` shifts a second line beside it. */
export function road(from: Point, to: Point, side = 0): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.hypot(dx, dy) || 1;
  const bend = (((from.x * 7 + to.y * 13) % 11) - 5) * 0.9;
  const [nx, ny] = [-dy / long, dx / long];
  const at = (p: Point) => `${round(p.x + nx * side)} ${round(p.y + ny * side)}`;
  const middle = {
    x: (from.x + to.x) / 2 + nx * bend,
    y: (from.y + to.y) / 2 + ny * bend,
  };
  return `M${at(from)}Q${at(middle)} ${at(to)}`;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A way through towns as one line, beside the roads; each seat keeps its own distance so that ways do not cover another. */
export function trail(way: Point[], side: number): string {
  return way
    .slice(1)
    .map((to, n) => {
      const from = way[n];
      return from && (from.x !== to.x || from.y !== to.y) ? flip(from, to, side) : "";
    })
    .join("");
}

/** The same bend whichever way the road is ridden. */
function flip(from: Point, to: Point, side: number): string {
  const forth = from.x < to.x || (from.x === to.x && from.y < to.y);
  return forth ? road(from, to, side) : road(to, from, side);
}

/** Where the n-th of several pieces stands around a town. */
export function slot(kind: "deputy" | "pawn" | "coach" | "disc", n: number, of: number): Point {
  if (kind === "deputy") return { x: -20 - (n % 2) * 9, y: 4 - Math.floor(n / 2) * 9 };
  if (kind === "pawn") return { x: (n - (of - 1) / 2) * 13, y: -21 };
  if (kind === "coach") return { x: 24, y: 4 - n * 13 };
  return { x: 23 + n * 19, y: -14 };
}

/** Hills where no road and no town is, in parts of the sheet. */
const HILLS: Record<"tall" | "wide", [number, number][]> = {
  tall: [
    [0.83, 0.07],
    [0.88, 0.39],
    [0.1, 0.07],
    [0.87, 0.73],
    [0.1, 0.95],
    [0.51, 0.22],
  ],
  wide: [
    [0.35, 0.11],
    [0.13, 0.2],
    [0.85, 0.1],
    [0.85, 0.77],
    [0.96, 0.48],
    [0.09, 0.87],
    [0.54, 0.62],
    [0.6, 0.92],
    [0.42, 0.28],
  ],
};

export function hills(sheet: Sheet): Point[] {
  return HILLS[sheet.tall ? "tall" : "wide"].map(([x, y]) => ({ x: x * sheet.width, y: y * sheet.height }));
}
