import { describe, expect, test } from "vitest";
import { floor, heading, lane, middle } from "./ring";

const overlap = (a: { x: number; y: number; w: number; h: number }, b: typeof a) =>
  Math.abs(a.x - b.x) < (a.w + b.w) / 2 - 0.5 && Math.abs(a.y - b.y) < (a.h + b.h) / 2 - 0.5;

const SIZES = [336, 360, 398, 620, 700, 800, 900, 1200].flatMap((width) =>
  [0, 600].map((tall) => [width, tall]),
);

describe.each(SIZES as [number, number][])("a board %i wide and up to %i high", (width, tall) => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10])("has room for %i", (count) => {
    const room = floor(count, width, tall);
    const boxes = room.spots.flatMap((spot) => [spot.plate, spot.card]);
    for (const [n, box] of boxes.entries()) {
      expect(box.x - box.w / 2).toBeGreaterThanOrEqual(-0.5);
      expect(box.x + box.w / 2).toBeLessThanOrEqual(width + 0.5);
      expect(box.y - box.h / 2).toBeGreaterThanOrEqual(-0.5);
      expect(box.y + box.h / 2).toBeLessThanOrEqual(room.height + 0.5);
      for (const other of boxes.slice(n + 1)) expect(overlap(box, other)).toBe(false);
    }
    const target = middle(room);
    if (width >= 880) expect(target).not.toBeNull();
    if (target) for (const box of boxes) expect(overlap(box, target)).toBe(false);
  });

  test.each([2, 3, 7, 10])("leads from each of %i to the next", (count) => {
    const room = floor(count, width);
    for (let n = 0; n < count; n++) expect(lane(room, n).length).toBeGreaterThan(3);
  });
});

test("the next one clockwise is on the viewer's left", () => {
  for (const width of [360, 900]) {
    const room = floor(5, width);
    expect(room.spots[1]!.plate.x).toBeLessThan(room.spots[4]!.plate.x);
    expect(room.spots[0]!.plate.y).toBeGreaterThan(room.spots[1]!.plate.y);
  }
});

test("an arrow points where its way ends", () => {
  expect(heading([{ x: 0, y: 0 }, { x: 0, y: 9 }])).toBe(90); // prettier-ignore
});
