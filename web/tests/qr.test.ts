import { describe, expect, it } from "vitest";
import { formatBits, qr, remainder } from "../src/lib/qr";

/** Reads a code the other way round, by the standard's own order: a decoder that shares nothing with the encoder. */
function read(grid: boolean[][]): string {
  const size = grid.length;
  const version = (size - 17) / 4;
  const bit = (x: number, y: number) => (grid[y]?.[x] ? 1 : 0);
  let format = 0;
  for (let n = 0; n < 6; n += 1) format |= bit(8, n) << n;
  format |= (bit(8, 7) << 6) | (bit(8, 8) << 7) | (bit(7, 8) << 8);
  for (let n = 9; n < 15; n += 1) format |= bit(14 - n, 8) << n;
  const mask = [0, 1, 2, 3, 4, 5, 6, 7].find((one) => formatBits(one) === format) ?? -1;
  expect(mask).toBeGreaterThanOrEqual(0);
  const rules = [
    (i: number, j: number) => (i + j) % 2,
    (i: number) => i % 2,
    (_: number, j: number) => j % 3,
    (i: number, j: number) => (i + j) % 3,
    (i: number, j: number) => (Math.floor(i / 2) + Math.floor(j / 3)) % 2,
    (i: number, j: number) => ((i * j) % 2) + ((i * j) % 3),
    (i: number, j: number) => (((i * j) % 2) + ((i * j) % 3)) % 2,
    (i: number, j: number) => (((i + j) % 2) + ((i * j) % 3)) % 2,
  ];
  const at = {
    2: [6, 18],
    3: [6, 22],
    4: [6, 26],
    5: [6, 30],
    6: [6, 34],
    7: [6, 22, 38],
    8: [6, 24, 42],
    9: [6, 26, 46],
    10: [6, 28, 50],
  };
  const centres = (at as Record<number, number[]>)[version] ?? [];
  const fixed = (x: number, y: number) => {
    if (x === 6 || y === 6) return true;
    if ((x < 9 && y < 9) || (x < 9 && y >= size - 8) || (x >= size - 8 && y < 9)) return true;
    if (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) return true;
    const last = size - 7;
    return centres.some((cx) =>
      centres.some((cy) => {
        const corner = (cx === 6 && cy === 6) || (cx === 6 && cy === last) || (cx === last && cy === 6);
        return !corner && Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2;
      }),
    );
  };
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1;
    for (let n = 0; n < size; n += 1) {
      const y = up ? size - 1 - n : n;
      for (const x of [right, right - 1])
        if (!fixed(x, y)) bits.push(bit(x, y) ^ (rules[mask]!(y, x) === 0 ? 1 : 0));
    }
  }
  const words: number[] = [];
  for (let n = 0; n + 8 <= bits.length; n += 8) words.push(parseInt(bits.slice(n, n + 8).join(""), 2));
  // Data words of each block for medium correction, from the standard's table.
  const blocks: Record<number, number[]> = {
    1: [16],
    2: [28],
    3: [44],
    4: [32, 32],
    5: [43, 43],
    6: [27, 27, 27, 27],
    7: [31, 31, 31, 31],
    8: [38, 38, 39, 39],
    9: [36, 36, 36, 37, 37],
    10: [43, 43, 43, 43, 44],
  };
  const sizes = blocks[version]!;
  const data = sizes.map((): number[] => []);
  let next = 0;
  for (let n = 0; n < Math.max(...sizes); n += 1)
    for (const [b, length] of sizes.entries()) if (n < length) data[b]!.push(words[next++]!);
  const stream = data.flat().flatMap((one) => Array.from({ length: 8 }, (_, n) => (one >> (7 - n)) & 1));
  const take = (count: number) => parseInt(stream.splice(0, count).join(""), 2);
  expect(take(4)).toBe(4);
  const length = take(version < 10 ? 8 : 16);
  return new TextDecoder().decode(Uint8Array.from({ length }, () => take(8)));
}

describe("QR codes", () => {
  it("correct as the standard's example does", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(remainder(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });
  it("name their format as the standard's table does", () => {
    expect(formatBits(0).toString(2)).toBe("101010000010010");
    expect(formatBits(5).toString(2)).toBe("100000011001110");
  });
  it.each([1, 14, 15, 26, 40, 60, 84, 100, 122, 150, 180, 213])("can be read back: %i letters", (length) => {
    const text = "https://saloon.example/t/abcdefgh?key=".padEnd(length, "x1Yz").slice(0, length);
    expect(read(qr(text))).toBe(text);
  });
  it("can hold what is not ASCII, and say when it is too much", () => {
    expect(read(qr("città ♠"))).toBe("città ♠");
    expect(() => qr("x".repeat(300))).toThrow(RangeError);
  });
});
