/** Fourteen gunslingers cut in wood, 60 x 72: ink masses with lines of paper carved out of them. */
const ink = 'fill="currentColor" stroke="none"';
const paper = 'fill="var(--card)" stroke="none"';
const line = 'fill="none" stroke="currentColor" stroke-width="1.6"';
const cut = 'fill="none" stroke="var(--card)" stroke-width="1.3"';

const i = (d: string, more = ""): string => `<path ${ink} d="${d}" ${more}/>`;
const p = (d: string): string => `<path ${paper} d="${d}"/>`;
const l = (d: string, w = 1.6): string => `<path ${line} style="stroke-width:${w}" d="${d}"/>`;
const c = (d: string, w = 1.3): string => `<path ${cut} style="stroke-width:${w}" d="${d}"/>`;

/** The ground: rays of a low sun, or planks. */
const rays = l(
  "M0 6L14 18M0 22l11 5M0 38l9-1M60 6L46 18M60 22l-11 5M60 38l-9-1M12 0l7 10M48 0l-7 10M0 52l8-6M60 52l-8-6",
  0.9,
);
const planks = l(
  "M1 8h13M46 8h13M1 16h10M49 16h10M1 24h9M50 24h9M1 32h10M49 32h10M1 40h10M49 40h10M1 48h8M51 48h8",
  0.9,
);
const dots = l(
  "M5 6v2M13 12v2M4 20v2M10 30v2M5 40v2M55 6v2M47 12v2M56 20v2M50 30v2M55 40v2M8 50v2M52 50v2M21 4v2M39 4v2",
  1.4,
);

const coat = (lapels = "M30 72L22 54M30 72l8-18M12 66l5-7M48 66l-5-7"): string =>
  i("M4 72c1-11 8-16 18-18 4 3 12 3 16 0 10 2 17 7 18 18z") + c(lapels);
const neck = p("M24 44h12v10c-3 4-9 4-12 0z") + l("M24 46v8M36 46v8");
const head = (d = "M18 28c-1 14 4 22 12 22s13-8 12-22z"): string =>
  `<path fill="var(--card)" stroke="currentColor" stroke-width="1.6" d="${d}"/>`;
const eyes = (y = 32): string =>
  i(`M22 ${y}h6v2.400h-6zM32 ${y}h6v2.400h-6z`) + l(`M21 ${y - 3}l7 1M39 ${y - 3}l-7 1`, 1.3);
const nose = l("M30 33l-2 6h4", 1.2);
const shade = l("M39 36l2-1M38 39l3-1.500M37 42l3-2M36 45l2.5-2M41 32l1-.5", 1);
const stetson =
  i(
    "M4 25c7-2 9-3 13-3 0-9 2-16 7-17 3-1 3 2 6 2s3-3 6-2c5 1 7 8 7 17 4 0 6 1 13 3-6 6-16 6-26 6S10 31 4 25z",
  ) + c("M17 22c8 3 18 3 26 0M24 9c0 4-1 7-1 10M36 9c0 4 1 7 1 10");
const beard = (d: string): string => i(d);

export const portraits: Record<string, string> = {
  cheat:
    planks +
    neck +
    coat("M30 72L23 54M30 72l7-18M27 60l3 3 3-3M30 63v9") +
    head() +
    eyes() +
    nose +
    shade +
    i("M30 41c-3-2-6-1-9 2 4 1 7 1 9 0 2 1 5 1 9 0-3-3-6-4-9-2z") +
    l("M27 46h6", 1.2) +
    i("M10 24c6-3 34-3 40 0v3c-6 3-34 3-40 0zM17 24V7c6-3 20-3 26 0v17z") +
    c("M17 19c8 3 18 3 26 0M21 8v9M25 7v10M36 7v9") +
    `<g transform="rotate(24 46 14)"><path fill="var(--card)" stroke="currentColor" stroke-width="1.4" d="M40 6h11v15H40z"/>${i("M45.5 9c3 3 4 4 3 6-1 1-2 1-2.5 0l.5 3h-2l.5-3c-.5 1-1.5 1-2.5 0-1-2 0-3 3-6z")}</g>`,
  ninja:
    dots +
    l("M48 4L12 66", 4) +
    c("M46.5 7L43 13M45 6l5 3", 1.2) +
    coat("M30 72V58M18 72l4-12M42 72l-4-12") +
    i("M15 30c-2-16 6-25 15-25s17 9 15 25c1 14-5 22-15 22s-16-8-15-22z") +
    p("M17 27c8-3 18-3 26 0v8c-8 3-18 3-26 0z") +
    i("M20 29l8 1.500v2.500l-6-.500zM40 29l-8 1.500v2.500l6-.500z") +
    c("M17 40c8 4 18 4 26 0M19 45c7 3 15 3 22 0M20 13c6-3 14-3 20 0M17 20c8-3 18-3 26 0") +
    i("M44 24l12-5-2 7 4 4-13-1z"),
  gunsmith:
    planks +
    neck +
    coat("M20 72V58M40 72V58M20 64h20") +
    head("M17 24c0-9 6-15 13-15s13 6 13 15c1 16-4 26-13 26s-14-10-13-26z") +
    eyes(31) +
    nose +
    beard("M17 34c1 16 6 24 13 24s12-8 13-24c-2 3-3 5-6 5-2-2-5-2-7 0-2-2-5-2-7 0-3 0-4-2-6-5z") +
    c("M21 42c1 5 2 8 5 11M26 43l1 11M30 43v13M34 43l-1 11M39 42c-1 5-2 8-5 11") +
    l("M16 22h28", 3) +
    `<circle cx="37" cy="20" r="6.5" fill="currentColor"/><circle cx="37" cy="20" r="3.8" fill="var(--card)"/>` +
    l("M35.5 18.500l3 3", 1) +
    i("M3 56l3-3 14 15-3 3zM1 50l8-4 4 5-7 6z"),
  pickpocket:
    dots +
    neck +
    coat("M16 72l3-12M44 72l-3-12M23 56c4 4 10 4 14 0") +
    head() +
    i("M21 31h7l-1 3h-5zM31 31h7l-1 3h-5z") +
    l("M20 27l8 3M40 27l-8 3", 1.4) +
    nose +
    shade +
    l("M25 44c3 2 7 1 10-2", 1.5) +
    i("M14 27c-1-10 5-18 16-18 12 0 18 7 17 16-9-1-15 0-20 3-5 3-11 3-17 1 0-2 2-2 4-2z") +
    c("M20 24c3-6 8-10 14-11M27 22c4-4 9-6 14-5") +
    i("M20 52c6 4 14 4 20 0l3 6c-8 4-18 4-26 0z") +
    c("M24 56l2 3M30 57v3M36 56l-2 3") +
    `<circle cx="50" cy="58" r="6.5" fill="var(--card)" stroke="currentColor" stroke-width="1.6"/>` +
    l("M50 54v4l3 2M50 51v-3M46 46c2-4 6-4 8 0", 1.2),
  stunt_double:
    rays +
    neck +
    coat("M30 72V58M17 68l6-8M43 68l-6-8") +
    i("M14 44c-4-18 2-32 16-32s20 14 16 32l-5 6V26H19v24z") +
    head("M19 24c-1 16 3 26 11 26s12-10 11-26c-8-4-14-4-22 0z") +
    eyes() +
    nose +
    `<path ${ink} d="M26 43c2-1 6-1 8 0-1 3-7 3-8 0z"/>` +
    `<path fill="var(--card)" stroke="currentColor" stroke-width="1.4" d="M13 22L45 12l2 6-33 11z"/>` +
    l("M21 20l2 6M29 17.500l2 6M37 15l2 6", 1) +
    `<g transform="rotate(-38 36 38)">${p("M31 36h11v5H31z")}${l("M31 36h11v5H31zM35 36v5M38 36v5", 1)}</g>` +
    i("M50 4l1.5 3.500L55 8l-2.5 2.5.5 4-3-2-3 2 .5-4L45 8l3.5-.500z"),
  stagecoach_driver:
    rays +
    neck +
    coat() +
    head() +
    eyes() +
    l("M30 33l-2 5", 1.2) +
    stetson +
    i("M16 39c9-3 19-3 28 0l-3 10-11 8-11-8z") +
    c("M20 42c7-2 13-2 20 0M22 47c5-2 11-2 16 0M26 52h8M30 41v14", 1) +
    l("M54 70L46 40c-2-10 10-12 8-22-1-5-5-6-7-4", 2) +
    l("M52 64l-4-15", 3.4),
  double_barrel:
    planks +
    neck +
    coat("M30 72V60M20 60l-4 12M40 60l4 12") +
    head("M16 24c-1 18 4 27 14 27s15-9 14-27z") +
    eyes() +
    nose +
    i("M15 24h4c0 9 1 14 4 18l-2 6c-5-4-7-13-6-24zM45 24h-4c0 9-1 14-4 18l2 6c5-4 7-13 6-24z") +
    i("M23 42c4-3 10-3 14 0-3 3-11 3-14 0z") +
    l("M27 47h6", 1.2) +
    i("M12 24c2-3 6-3 6-3 0-9 5-13 12-13s12 4 12 13c0 0 4 0 6 3-9 4-27 4-36 0z") +
    c("M18 20c8 3 16 3 24 0") +
    l("M3 68L50 44", 3) +
    l("M5 72L53 48", 3) +
    c("M6 67.500L46 47M9 70.500L49 50", 0.9),
  prospector:
    dots +
    neck +
    coat("M22 58v14M38 58v14M22 66h16") +
    head() +
    eyes(31) +
    nose +
    beard("M17 34c-2 14 3 30 13 34 10-4 15-20 13-34-2 4-4 6-7 6-2-2-4-2-6-1-2-1-4-1-6 1-3 0-5-2-7-6z") +
    c("M21 42c0 8 3 16 7 21M25 44c0 8 2 14 4 19M35 44c0 8-2 14-4 19M39 42c0 8-3 16-7 21") +
    p("M27 42h6v2.500h-6z") +
    i("M6 30c4-8 9-7 11-9 1-10 5-15 13-14 9-1 12 4 13 14 2 2 7 1 11 9-8-3-16-3-24-3S14 27 6 30z") +
    c("M18 20c8 3 16 3 24 0M24 12l2 4M36 11l-3 5") +
    l("M47 70L56 38", 2.6) +
    i("M44 40c5-5 12-5 16-1l-1 3c-4-2-9-2-13 1z"),
  accountant:
    planks +
    neck +
    coat("M30 56v16M26 58l4 3 4-3M14 68h8M38 68h8") +
    head("M18 20c-1 20 3 30 12 30s13-10 12-30c-4-9-20-9-24 0z") +
    nose +
    l("M26 45h8", 1.4) +
    shade +
    `<circle cx="24" cy="32" r="5" fill="var(--card)" stroke="currentColor" stroke-width="1.6"/><circle cx="36" cy="32" r="5" fill="var(--card)" stroke="currentColor" stroke-width="1.6"/>` +
    l("M29 32h2M19 31l-3-2M41 31l3-2", 1.4) +
    i("M22.5 31h3v3h-3zM34.5 31h3v3h-3z") +
    i("M17 18c3-9 23-9 26 0l8 6c-14-4-28-4-42 0z") +
    c("M14 22c11-3 21-3 32 0M20 16c6-3 14-3 20 0") +
    `<g transform="rotate(-28 46 28)">${i("M40 26h14v3H40zM54 26l4 1.5-4 1.500z")}</g>` +
    p("M8 58h11v12H8z") +
    l("M8 58h11v12H8zM10 61h7M10 64h7M10 67h4", 1),
  trapper:
    rays +
    neck +
    coat("M12 72c2-5 3-8 7-12M48 72c-2-5-3-8-7-12M26 60l4 4 4-4") +
    head() +
    eyes() +
    nose +
    beard("M18 36c0 12 4 20 12 20s12-8 12-20c-2 4-4 5-7 4-3-2-7-2-10 0-3 1-5 0-7-4z") +
    c("M23 45l2 6M27 46l1 7M33 46l-1 7M37 45l-2 6") +
    i("M13 30c-2-16 5-24 17-24s19 8 17 24c-3-3-7-5-17-5s-14 2-17 5z") +
    c("M18 14l2 5M24 10l1 6M30 9v6M36 10l-1 6M42 14l-2 5M17 21l2 3M25 19l1 4M35 19l-1 4M43 21l-2 3") +
    i("M45 18c9 0 11 8 9 18-1 6-5 9-9 9 4-5 3-10 1-14z") +
    c("M48 23l6-1M48 28l7 0M48 33l6 1M47 38l5 2", 1.8),
  bandit_queen:
    rays +
    i("M12 58c-4-16 0-32 4-36h28c4 4 8 20 4 36z") +
    c("M16 34c-1 8-1 14 0 20M19 34v18M44 34c1 8 1 14 0 20M41 34v18") +
    neck +
    coat("M12 60l34 12M16 57l32 11M18 60l2-2M24 63l2-2M30 65l2-2M36 67l2-2") +
    head("M19 26c-1 15 4 24 11 24s12-9 11-24z") +
    i("M21 32c2-2 5-2 7 0l-1 2.500h-5zM32 32c2-2 5-2 7 0l-1 2.500h-5z") +
    l("M20 28l8 1M40 28l-8 1", 1.2) +
    nose +
    `<path ${ink} d="M25 43c2-2 4-1 5 0 1-1 3-2 5 0-2 4-8 4-10 0z"/>` +
    i("M38 40h1.800v1.800H38z") +
    stetson +
    i("M40 18C44 8 50 2 58 2c-1 9-6 15-15 19z") +
    c("M43 17c4-6 8-10 13-13", 1),
  quick_draw:
    dots +
    neck +
    coat("M30 72V60M22 56l8 4 8-4") +
    i("M15 26c-2 12-1 20 2 24l4-2V26zM45 26c2 12 1 20-2 24l-4-2V26z") +
    head() +
    i("M18 28h24v7c-8-3-16-3-24 0z") +
    p("M23 32.500h4v1.500h-4zM33 32.500h4v1.500h-4z") +
    l("M30 36l-2 4h4", 1.2) +
    l("M26 45h7", 1.5) +
    l("M33 45l9 3", 2.2) +
    l("M43 46c2-3-1-4 2-7", 1) +
    stetson +
    `<path fill="var(--card)" stroke="none" d="M32 9l-6 8h4l-2 7 7-9h-4z"/>`,
  cook:
    planks +
    neck +
    coat("M24 58v14M36 58v14M29 62h2M29 67h2") +
    head() +
    eyes() +
    l("M30 33c-4 3-3 6 0 6s3-3 0-6", 1.2) +
    i("M30 41c-5-3-9-1-13 4 5 2 10 1 13-1 3 2 8 3 13 1-4-5-8-7-13-4z") +
    shade +
    `<path fill="var(--card)" stroke="currentColor" stroke-width="1.6" d="M17 27v-7c-8-2-7-13 2-12 2-7 12-8 14-3 5-3 12 1 10 6 6 2 4 9-1 9v7c-8 2-17 2-25 0z"/>` +
    l("M22 26v-6M27 26v-8M32 26v-8M37 26v-6", 1.1) +
    l("M53 70V52", 3) +
    `<circle cx="52" cy="46" r="7.5" fill="currentColor"/><circle cx="52" cy="46" r="5" ${cut}/>`,
  two_gun:
    rays +
    i("M16 26c-5 10-5 22-3 34h7l1-34zM44 26c5 10 5 22 3 34h-7l-1-34z") +
    c("M13 36l6 3M13 42l6 3M13 48l6 3M47 36l-6 3M47 42l-6 3M47 48l-6 3") +
    neck +
    coat("M30 72V58M22 60l8 4 8-4") +
    head() +
    eyes() +
    nose +
    `<path ${ink} d="M26 43c2-1 6-1 8 0-1 2.5-7 2.5-8 0z"/>` +
    stetson +
    `<g>${i("M2 38h4V56h3l3 3-2 13H4l2-12H2z")}${c("M4 40v14", 1)}</g><g transform="matrix(-1 0 0 1 60 0)">${i("M2 38h4V56h3l3 3-2 13H4l2-12H2z")}${c("M4 40v14", 1)}</g>`,
};

/** Nobody knows yet: a hat and a question. */
export const unknown =
  l("M2 6h56M2 12h56M2 18h56M2 24h56M2 30h56M2 36h56M2 42h56M2 48h56M2 54h56M2 60h56M2 66h56", 1) +
  `<path fill="currentColor" stroke="var(--card)" stroke-width="2" d="M5 72c1-11 8-16 17-18-4-5-6-12-5-23C11 31 6 29 3 25c7-2 10-3 14-3 0-9 2-16 7-17 3-1 3 2 6 2s3-3 6-2c5 1 7 8 7 17 4 0 7 1 14 3-3 4-8 6-14 6 1 11-1 18-5 23 9 2 16 7 17 18z"/>` +
  `<text x="30" y="49" text-anchor="middle" font-family="var(--display)" font-size="19" fill="var(--card)">?</text>`;

/** A gringo: a straw man whom nobody ever looked at. */
export const gringo =
  planks +
  coat("M30 72V58M14 66l6-2M40 64l6 2M22 60l-3 8M38 60l3 8") +
  head("M18 26c-2 16 3 25 12 25s14-9 12-25z") +
  l("M22 31l5 4M27 31l-5 4M33 31l5 4M38 31l-5 4", 1.8) +
  l("M23 43h14M25 41v4M28 41v4M31 41v4M34 41v4", 1.3) +
  i("M2 27c8-4 12-4 15-4l10-17c2-2 4-2 6 0l10 17c3 0 7 0 15 4-10 4-46 4-56 0z") +
  c("M19 21c8 3 14 3 22 0M22 17c6 2 10 2 16 0M26 12h8M10 26c13 2 27 2 40 0", 1);
