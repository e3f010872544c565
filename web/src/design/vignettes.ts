/** A woodcut for each title, 320 x 150: lines in the current colour, one spot colour. Hatching is counted, not drawn. */
const lines = (count: number, of: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => of(n)).join("");

const sun = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="var(--spot)" stroke="none"/>` +
  lines(28, (n) => {
    const a = (n / 28) * Math.PI * 2;
    const [from, to] = [r + 6, r + (n % 2 ? 18 : 30)];
    const at = (d: number) => `${(x + Math.cos(a) * d).toFixed(1)} ${(y + Math.sin(a) * d).toFixed(1)}`;
    return `<path d="M${at(from)}L${at(to)}"/>`;
  });

const ground = (y: number): string =>
  `<path d="M0 ${y}H320V150H0z" fill="var(--ground)" stroke="none"/><path d="M0 ${y}H320" stroke-width="2.5"/>` +
  lines(
    6,
    (n) =>
      `<path d="M${(n * 37) % 60} ${y + 5 + n * 3.4}H${320 - ((n * 53) % 90)}" stroke-dasharray="${40 - n * 5} ${6 + n * 4}"/>`,
  );

const front = (x: number, w: number, h: number, top: string): string =>
  `<path d="M${x} 122V${122 - h}h${w}V122z" fill="var(--ground)"/><path d="M${x - 3} ${122 - h}h${w + 6}"/>${top}` +
  lines(
    Math.floor((h - 8) / 5),
    (n) => `<path d="M${x + w * 0.72} ${122 - h + 7 + n * 5}h${w * 0.28 - 2}" stroke-width=".8"/>`,
  ) +
  `<path d="M${x + w / 2 - 6} 122v-20h12v20" fill="currentColor"/><path d="M${x + 6} ${122 - h + 12}h${w * 0.5}v8h-${w * 0.5}z"/>`;

const wayOutWest =
  sun(206, 62, 30) +
  lines(
    9,
    (n) => `<path d="M${150 + n * 3} ${104 - Math.abs(4 - n)}l-${40 - n * 3} 18" stroke-width=".8"/>`,
  ) +
  `<path d="M120 122l34-34 18 14 26-30 40 50" fill="var(--ground)"/>` +
  front(18, 52, 70, '<path d="M14 52l30-16 30 16" fill="var(--ground)"/>') +
  front(74, 40, 52, "") +
  front(118, 46, 62, '<path d="M126 60v-8h30v8" fill="var(--ground)"/>') +
  `<path d="M240 122v-16M254 122v-16M268 122v-16M282 122v-16M296 122v-16M234 110h70M234 117h70"/>` +
  `<g fill="currentColor" stroke="none"><path d="M250 108c0-8 4-11 10-11h18c3 0 5 2 5 5l4 1c1-2 3-4 6-4l2-3 2 4c3 1 4 4 3 6l-4 2h-5l-2 4v8h-4v-8h-18v8h-4v-8c-3 0-6-2-7-5l-2 7h-2z"/></g>` +
  ground(122);

const desperados =
  sun(250, 46, 22) +
  `<path d="M0 92l40-36 26 20 38-46 46 52 30-24 44 40 40-26 56 34" fill="var(--ground)"/>` +
  lines(
    16,
    (n) => `<path d="M${104 + n * 3} ${34 + n * 3.4}l-${6 + n * 0.6} ${16 + n}" stroke-width=".8"/>`,
  ) +
  lines(10, (n) => `<path d="M${40 + n * 3} ${58 + n * 2.4}l-5 ${12 + n}" stroke-width=".8"/>`) +
  `<path d="M14 140C70 128 66 108 122 106s60 24 104 18 44-22 92-20" stroke="var(--spot)" stroke-width="3" stroke-dasharray="9 6"/>` +
  `<g fill="var(--ground)"><circle cx="14" cy="140" r="6"/><circle cx="122" cy="106" r="6"/><circle cx="226" cy="124" r="6"/></g>` +
  `<g transform="translate(148 78)"><path d="M4 6h40v24H4z" fill="var(--ground)"/><path d="M0 6h48M10 6V0h28v6M10 12h10v8H10zM28 12h10v8H28z"/><circle cx="12" cy="33" r="8" fill="var(--ground)"/><circle cx="38" cy="33" r="9" fill="var(--ground)"/>` +
  lines(
    4,
    (n) =>
      `<path d="M12 25v16" transform="rotate(${n * 45} 12 33)"/><path d="M38 24v18" transform="rotate(${n * 45} 38 33)"/>`,
  ) +
  `</g><g transform="translate(270 82)"><path d="M0 0h36v50H0z" fill="var(--ground)"/><path d="M6 8h24M6 43h24M9 38h18"/><path d="M8 22c4 2 16 2 20 0M12 21c0-8 2-10 4-10 1 0 1 1 2 1s1-1 2-1c2 0 4 2 4 10M13 24c0 6 2 9 5 9s5-3 5-9"/></g>`;

const hatAt = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="21" ry="14" fill="var(--ground)"/><ellipse rx="10" ry="8" fill="currentColor"/><path d="M-5-3q5 4 10 0" stroke="var(--ground)"/>${lines(5, (n) => `<path d="M${-14 + n * 7} ${n % 4 ? 10 : 7}v3" stroke-width=".8"/>`)}</g>`;

const ring: [number, number, number][] = [
  [160, 20, 0],
  [258, 42, 40],
  [270, 106, -40],
  [160, 130, 0],
  [52, 106, 40],
  [62, 42, -40],
];
const fastWest =
  `<ellipse cx="160" cy="75" rx="126" ry="60" stroke-dasharray="2 7" stroke-width="1"/>` +
  `<g stroke="var(--spot)" stroke-width="2.5"><path d="M160 112L76 52M236 50L72 98M160 38l92 58M84 106l140 4" stroke-dasharray="14 5"/></g>` +
  `<g transform="translate(160 75)"><path d="M-17-23h34v46h-34z" fill="var(--ground)"/><circle r="11"/><circle r="5"/><path d="M0-16V16M-14 0h28"/></g>` +
  ring.map(([x, y, turn]) => hatAt(x, y, turn)).join("");

const standoff =
  sun(160, 84, 40) +
  lines(
    7,
    (n) =>
      `<path d="M${92 + n * 2} ${70 + n * 7}h${136 - n * 4}" stroke="var(--ground)" stroke-width="2.200"/>`,
  ) +
  [
    [62, 1],
    [258, -1],
  ]
    .map(
      ([x, way]) =>
        `<g transform="translate(${x} 122) scale(${way} 1)" fill="currentColor" stroke="none"><path d="M-20-74c8 4 26 4 34 0-1 4-6 6-9 6l-1 10h-14l-1-10c-3 0-8-2-9-6zM-12-76c1-9 3-12 6-12l3 2 3-2c3 0 5 3 6 12z"/><path d="M-12-58h17l6 8 14 6-2 5-14-4-3-2v16L9 0H0l-3-24L-8 0h-9l2-32c-4-8-3-20 3-26zM24-47h12v4H28v5h-4z"/></g>`,
    )
    .join("") +
  ground(122);

const other =
  sun(160, 70, 30) + `<path d="M40 122l60-50 30 20 50-44 100 74" fill="var(--ground)"/>` + ground(122);

const all: Record<string, [art: string, spot: string]> = {
  way_out_west: [wayOutWest, "var(--brass-fill)"],
  desperados: [desperados, "var(--red)"],
  fast_west: [fastWest, "var(--red)"],
  standoff: [standoff, "var(--brass-fill)"],
};

export function vignette(title: string): { art: string; spot: string } {
  const [art, spot] = all[title] ?? [other, "var(--brass-fill)"];
  return { art, spot };
}
