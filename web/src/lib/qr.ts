/** A QR code for an address: bytes, medium correction, versions 1 to 10 (up to 213 letters). After ISO/IEC 18004. */
const CODEWORDS = [0, 26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const CORRECTION = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const MEDIUM = 0;

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let n = 0, x = 1; n < 255; n += 1) {
  EXP[n] = EXP[n + 255] = x;
  LOG[x] = n;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

/** Reed-Solomon: the remainder of the data by the generator of this length. */
export function remainder(data: number[], length: number): number[] {
  let generator = [1];
  for (let n = 0; n < length; n += 1) {
    const next = new Array<number>(generator.length + 1).fill(0);
    for (const [at, value] of generator.entries()) {
      next[at]! ^= value;
      next[at + 1]! ^= times(value, EXP[n]!);
    }
    generator = next;
  }
  const rest = [...data, ...new Array<number>(length).fill(0)];
  for (let n = 0; n < data.length; n += 1) {
    const factor = rest[n]!;
    for (const [at, value] of generator.entries()) rest[n + at]! ^= times(value, factor);
  }
  return rest.slice(data.length);
}

const room = (version: number) => CODEWORDS[version]! - CORRECTION[version]! * BLOCKS[version]!;

function codewords(text: string): { version: number; words: number[] } {
  const bytes = new TextEncoder().encode(text);
  const version = CODEWORDS.findIndex((_, v) => v > 0 && room(v) >= bytes.length + (v < 10 ? 2 : 3));
  if (version < 1) throw new RangeError("too long for a QR code");
  const bits = [0, 1, 0, 0];
  const push = (value: number, count: number) => {
    for (let n = count - 1; n >= 0; n -= 1) bits.push((value >> n) & 1);
  };
  push(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) push(byte, 8);
  push(0, Math.min(4, room(version) * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data: number[] = [];
  for (let n = 0; n < bits.length; n += 8) data.push(parseInt(bits.slice(n, n + 8).join(""), 2));
  for (let pad = 0xec; data.length < room(version); pad ^= 0xec ^ 0x11) data.push(pad);
  return { version, words: interleaved(data, version) };
}

function interleaved(data: number[], version: number): number[] {
  const [count, length] = [BLOCKS[version]!, CORRECTION[version]!];
  const short = Math.floor(data.length / count);
  const blocks: number[][] = [];
  for (let n = 0, at = 0; n < count; n += 1) {
    const size = short + (n >= count - (data.length % count) ? 1 : 0);
    blocks.push(data.slice(at, (at += size)));
  }
  const out: number[] = [];
  for (let n = 0; n <= short; n += 1) for (const block of blocks) if (n < block.length) out.push(block[n]!);
  const checks = blocks.map((block) => remainder(block, length));
  for (let n = 0; n < length; n += 1) for (const check of checks) out.push(check[n]!);
  return out;
}

type Grid = (boolean | null)[][];

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function frame(version: number): Grid {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  const set = (x: number, y: number, on: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = on;
  };
  for (let n = 0; n < size; n += 1) {
    set(6, n, n % 2 === 0);
    set(n, 6, n % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(4, (dx, dy, far) => set(cx + dx, cy + dy, far !== 2 && far !== 4));
  const step = version === 1 ? [] : version < 7 ? [6, size - 7] : [6, version * 2 + 8, size - 7];
  const last = size - 7;
  for (const cx of step)
    for (const cy of step) {
      const corner = (cx === 6 && (cy === 6 || cy === last)) || (cx === last && cy === 6);
      if (!corner) square(2, (dx, dy, far) => set(cx + dx, cy + dy, far !== 1));
    }
  format(grid, 0);
  if (version >= 7) numbered(grid, version);
  return grid;
}

function square(reach: number, at: (dx: number, dy: number, far: number) => void): void {
  for (let dy = -reach; dy <= reach; dy += 1)
    for (let dx = -reach; dx <= reach; dx += 1) at(dx, dy, Math.max(Math.abs(dx), Math.abs(dy)));
}

function coded(value: number, bits: number, polynomial: number): number {
  let rest = value;
  for (let n = 0; n < bits; n += 1) rest = (rest << 1) ^ ((rest >> (bits - 1)) * polynomial);
  return (value << bits) | rest;
}

/** Which correction and which mask, twice. */
export function formatBits(mask: number): number {
  return coded((MEDIUM << 3) | mask, 10, 0x537) ^ 0x5412;
}

function format(grid: Grid, mask: number): void {
  const size = grid.length;
  const bits = formatBits(mask);
  for (let n = 0; n < 15; n += 1) {
    const on = ((bits >> n) & 1) === 1;
    const [x, y] = n < 6 ? [8, n] : n < 8 ? [8, n + 1] : n === 8 ? [7, 8] : [14 - n, 8];
    grid[y]![x] = on;
    if (n < 8) grid[8]![size - 1 - n] = on;
    else grid[size - 15 + n]![8] = on;
  }
  grid[size - 8]![8] = true;
}

function numbered(grid: Grid, version: number): void {
  const bits = coded(version, 12, 0x1f25);
  for (let n = 0; n < 18; n += 1) {
    const [a, b] = [grid.length - 11 + (n % 3), Math.floor(n / 3)];
    grid[a]![b] = grid[b]![a] = ((bits >> n) & 1) === 1;
  }
}

function filled(empty: Grid, words: number[], mask: number): boolean[][] {
  const grid = empty.map((row) => [...row]);
  const size = grid.length;
  let n = 0;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = (right + 1) & 2 ? step : size - 1 - step;
      for (const x of [right, right - 1]) {
        if (empty[y]![x] !== null) continue;
        const on = (((words[n >> 3] ?? 0) >> (7 - (n & 7))) & 1) === 1;
        grid[y]![x] = on !== MASKS[mask]!(x, y);
        n += 1;
      }
    }
  }
  format(grid, mask);
  return grid as boolean[][];
}

/** How hard a grid is to read: long runs, squares, things that look like a corner, too much of one colour. */
function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let sum = 0;
  let dark = 0;
  for (let y = 0; y < size; y += 1) {
    for (const line of [grid[y]!, grid.map((row) => row[y]!)]) {
      const text = line.map((on) => (on ? "1" : "0")).join("");
      for (const run of text.match(/1{5,}|0{5,}/g) ?? []) sum += run.length - 2;
      for (let x = 0; x + 11 <= size; x += 1)
        if (/^(00001011101|10111010000)/.test(text.slice(x, x + 11))) sum += 40;
    }
    for (let x = 0; x < size; x += 1) {
      if (grid[y]![x]) dark += 1;
      const here = grid[y]![x];
      if (x && y && here === grid[y]![x - 1] && here === grid[y - 1]![x] && here === grid[y - 1]![x - 1])
        sum += 3;
    }
  }
  return sum + 10 * Math.floor(Math.abs((dark * 20) / (size * size) - 10));
}

/** The modules of a code, row by row, dark is true. */
export function qr(text: string): boolean[][] {
  const { version, words } = codewords(text);
  const empty = frame(version);
  const grids = MASKS.map((_, mask) => filled(empty, words, mask));
  const worst = grids.map(penalty);
  return grids[worst.indexOf(Math.min(...worst))]!;
}
