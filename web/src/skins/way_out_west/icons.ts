/** Small drawings, 24 x 24, one stroke in the current colour: for the action boxes and for the story. */
const dot = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="1.100" fill="currentColor" stroke="none"/>`;
const hat =
  '<path d="M3 15c3 2.500 15 2.500 18 0-1-1.500-3-1-4.500-.8C16 8.500 15 6 13.500 6.500l-1.500.8-1.500-.8C9 6 8 8.500 7.500 14.200 6 14 4 13.500 3 15z"/>';
const cow =
  '<path d="M2.500 5c.5 3.500 3 4.500 6.500 4.500h6c3.500 0 6-1 6.500-4.500M9 9.500l.5 5.500c.3 3 1 4.500 2.500 4.500s2.200-1.500 2.500-4.500l.5-5.500"/>';
const guns =
  '<path d="M4 7h11l1.500 3H11c-.5 2-1.500 2.500-3 2.500L7 18H4l1-6.500zM18 6l3-2m-2.500 5H22m-4 3l3 2"/>';

export const glyphs: Record<string, string> = {
  cattle: cow,
  cowboys: hat,
  jail: '<path d="M5 4h14v16H5zM9 4v16M12 4v16M15 4v16M3 20h18"/>',
  store:
    '<path d="M5 10v10h14V10M3 10l2-6h14l2 6c0 2.500-4 2.500-4.500 0-.5 2.500-4 2.500-4.500 0-.5 2.500-4 2.500-4.500 0C7 12.500 3 12.500 3 10zM10 20v-5h4v5"/>',
  stagecoach:
    '<path d="M4 5h15c0 3 1.500 4 2 7h-3c0 3-2 4-4 4h-4c-4 0-6-4-6-11zM8 8h4v4"/><circle cx="7" cy="18" r="3"/><circle cx="17" cy="18" r="3"/>',
  hotel: '<path d="M5 20V7l3-3h8l3 3v13zM3 20h18M8.500 9h2m3 0h2m-7 4h2m3 0h2M11 20v-3h2v3"/>',
  bank: '<path d="M3 9l9-6 9 6zM5 9v9m4.500-9v9m5-9v9M19 9v9M3 18h18v2.500H3z"/>',
  train:
    '<path d="M5 10h8V6h7v10H5c-1.500 0-1.500-6 0-6zM6 10V6H4.500h4M15 9h3"/><circle cx="8" cy="18" r="2.500"/><circle cx="17" cy="18" r="2.500"/>',
  move_cowboys_4:
    '<path d="M3 9c2 1.700 10 1.700 12 0-.8-1-2-.8-3-.5C11.500 5 11 3.500 10 3.800l-1 .5-1-.5C7 3.500 6.500 5 6 8.500c-1-.3-2.200-.5-3 .5zM4 17h14m-4-4l4.500 4-4.500 4"/>',
  move_cattle:
    '<path d="M3 4c.3 2.500 2 3 4.500 3h3C13 7 14.700 6.500 15 4M7 7l.4 3.500c.2 2 .6 3 1.600 3s1.400-1 1.600-3L11 7M4 18h14m-4-4l4.500 4-4.500 4"/>',
  gunfight: guns,
  farmer: '<path d="M12 21V11M6 3v5c0 2 2 3 6 3s6-1 6-3V3m-6 0v8"/>',
  pass: '<path d="M12 4a8 8 0 1 0 .01 0zM6.500 17.500l11-11"/>',
  coin: '<circle cx="12" cy="12" r="8"/><path d="M14.500 9.500c-.5-1-1.400-1.500-2.500-1.500-1.500 0-2.500.8-2.500 2s1 1.700 2.500 2 2.500.8 2.500 2-1 2-2.500 2c-1.100 0-2-.500-2.500-1.500M12 6.500v11"/>',
  wanted: '<path d="M5 3h14v18H5zM8 6.500h8M9 18h6"/><circle cx="12" cy="12" r="3"/>',
  badge:
    '<path d="M12 3l2.200 4.300 4.800-.5-2.600 4 2.600 4-4.800-.5L12 19l-2.200-4.700-4.800.500 2.600-4-2.600-4 4.800.500z"/>',
  telegram: '<path d="M3 6h18v12H3zM6 10h5m2 0h1m2 0h2M6 14h2m2 0h5"/>',
  retreat: '<path d="M20 6v4c0 3-2 4-5 4H5m4-4l-4.500 4L9 18"/>',
  fallen: '<path d="M6 6l12 12M18 6L6 18"/>',
  hammer: '<path d="M4 20l9-9M11 6l4-3 6 6-3 4-3-1-4-4z"/>',
  whistle: '<path d="M12 3a9 9 0 1 0 .01 0zM12 7v5l3.500 2"/>',
  die: `<rect x="4" y="4" width="16" height="16" rx="2"/>${dot(8.5, 8.5)}${dot(12, 12)}${dot(15.5, 15.5)}`,
  flag: '<path d="M6 21V3m0 1h12l-3 4 3 4H6"/>',
  gate: '<path d="M3 20V6m18 14V6M3 9h18M3 17h18M3 17L21 9"/>',
};
glyphs.move_cowboys_2 = glyphs.move_cowboys_4 ?? "";

const kinds: Record<string, string> = {
  began: "flag",
  stationed: "cowboys",
  turn_began: "whistle",
  bade: "coin",
  dropped: "coin",
  led: "flag",
  took: "hammer",
  passed: "pass",
  grazed: "cattle",
  hired: "cowboys",
  built: "hammer",
  rode: "move_cowboys_4",
  drove: "move_cattle",
  settled: "farmer",
  displaced: "cattle",
  coach_paid: "stagecoach",
  stopped: "pass",
  challenged: "gunfight",
  raided: "gunfight",
  rustling: "gunfight",
  evicting: "gunfight",
  asked: "telegram",
  forwent: "telegram",
  helped: "badge",
  refused: "telegram",
  lined_up: "gunfight",
  took_aim: "gunfight",
  attacker_fired: "die",
  defender_fired: "die",
  farmer_fired: "die",
  cowboys_fell: "fallen",
  gunman_fell: "fallen",
  guard_fell: "fallen",
  sheriff_fell: "fallen",
  stayed: "flag",
  retreated: "retreat",
  fled: "retreat",
  scattered: "retreat",
  won: "flag",
  farmer_won: "farmer",
  nobody_won: "fallen",
  captured: "flag",
  removed: "fallen",
  rustled: "cattle",
  evicted: "farmer",
  robbed: "bank",
  left: "retreat",
  took_wanted: "wanted",
  snatched: "wanted",
  earned: "coin",
};

/** The drawing of a happening in the story. */
export const iconOf = (kind: string): string | undefined => glyphs[kinds[kind] ?? ""];
