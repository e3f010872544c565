/** The drawings of the territory. `seat` in a drawing is where its owner's colour and pattern go. */

const INK = 'stroke="var(--ink)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"';
const PAPER = `fill="var(--paper-2)" ${INK}`;
const LINE = `fill="none" ${INK}`;
const DARK = 'fill="var(--ink)"';

interface Front {
  /** Everything but the owner's board, drawn first. */
  body: string;
  /** The owner's part: filled with the colour, then with the pattern. */
  seat: string;
  /** What is drawn over it. */
  over: string;
  /** Where the owner's shape stands. */
  mark: [number, number];
}

const windows = (xs: number[], ys: number[], w: number, h: number): string =>
  ys
    .flatMap((y) => xs.map((x) => `<path d="M${x} ${y}h${w}v${h}h-${w}zm${w / 2} 0v${h}" ${LINE}/>`))
    .join("");

/** False fronts, 64 x 64, standing on the ground line at 63. */
export const fronts: Record<string, Front> = {
  jail: {
    body: `<path d="M8 27h48v36H8z" ${PAPER}/><path d="M8 39h7m-7 12h11m37-12h-5m5 12h-9M15 27v12m4 12v12m28-12v12m4-24v12" ${LINE} stroke-opacity=".45"/><path d="M15 34h17v14H15z" fill="var(--ink)"/><path d="M19 34v14m4.500-14v14m4.500-14v14" stroke="var(--paper-2)" stroke-width="1.600"/><path d="M38 38h12v25H38z" ${PAPER}/><path d="M38 46h12" ${LINE}/><circle cx="47.500" cy="52" r="1.200" ${DARK}/>`,
    seat: "M5 12h8v-4h8v4h8v-4h6v4h8v-4h8v4h8v15H5z",
    over: "",
    mark: [32, 19.5],
  },
  store: {
    body: `<path d="M9 24h46v39H9z" ${PAPER}/><path d="M14 45h19v13H14z" ${PAPER}/><path d="M14 51h19M23.500 45v13" ${LINE}/><path d="M39 42h11v21H39z" ${PAPER}/><path d="M39 52h11" ${LINE}/>`,
    seat: "M6 26V13h9l4-7h26l4 7h9v13z",
    over: `<path d="M7 31h50l3 9H4z" ${PAPER}/><path d="M13 31l-2 9h7l1-9zM26 31v9h6v-9zM39 31l1 9h6l-1-9zM51 31l3 9h6l-3-9z" ${DARK}/>`,
    mark: [32, 16.5],
  },
  stagecoach: {
    body: `<path d="M22 14h20M18 19h28" ${LINE}/><path d="M21 8h9v6h-9zM32 5h10v9H32z" ${PAPER}/><path d="M50 46h9M56 38l6-2" ${LINE}/><path d="M9 45h42v5H9z" ${DARK}/>`,
    seat: "M10 19h42c1 9 4 9 5 17h-6c-1 7-4 10-9 10H19c-6 0-9-10-9-27z",
    over: `<path d="M15 24h8v9h-7zM41 24h8l2 9h-9z" ${PAPER}/><circle cx="17" cy="51" r="11" fill="var(--paper-2)" stroke="var(--ink)" stroke-width="2.400"/><path d="M17 40v22M6 51h22M9.200 43.200l15.600 15.600M24.800 43.200L9.200 58.800" ${LINE}/><circle cx="46" cy="54" r="8.500" fill="var(--paper-2)" stroke="var(--ink)" stroke-width="2.400"/><path d="M46 46v16M38 54h16M40.400 48.400l11.200 11.200M51.600 48.400L40.400 59.600" ${LINE}/><circle cx="17" cy="51" r="2.500" ${DARK}/><circle cx="46" cy="54" r="2.200" ${DARK}/>`,
    mark: [32, 29.5],
  },
  hotel: {
    body: `<path d="M11 20h42v43H11z" ${PAPER}/>${windows([16, 28.5, 41], [24], 7, 9)}<path d="M27 47h10v16H27z" fill="var(--ink)"/>${windows([15, 42], [48], 7, 9)}<path d="M7 43h50M7 36h50M9 36v7m6-7v7m6-7v7m6-7v7m5-7v7m5-7v7m6-7v7m6-7v7m6-7v7M9 43v20M55 43v20" ${LINE}/>`,
    seat: "M8 21V6h7l3-4h28l3 4h7v15z",
    over: `<path d="M6 21h52" stroke="var(--ink)" stroke-width="2.400"/>`,
    mark: [32, 12],
  },
  bank: {
    body: `<path d="M9 26h46v30H9z" ${PAPER}/><path d="M26 36h12v20H26z" ${DARK}/><path d="M12 27h5v28h-5zM20 27h4.500v28H20zM39.500 27H44v28h-4.500zM47 27h5v28h-5z" ${PAPER}/><path d="M7 55h50v4H7zM4 59h56v4H4z" ${PAPER}/>`,
    seat: "M4 26v-4L32 4l28 18v4z",
    over: `<path d="M4 26h56" stroke="var(--ink)" stroke-width="2.400"/>`,
    mark: [32, 17],
  },
  train: {
    body: `<path d="M10 12h6l2-6h-10zM9.500 12h7v12h-7z" ${PAPER}/><path d="M2 62l6-13h8v13z" ${PAPER}/><path d="M5 62l5-13M9 62l3-13M12.500 62l1.500-13" ${LINE}/><path d="M22 17c0-4 10-4 10 0v8H22z" ${PAPER}/><path d="M34 11h26v5H34z" ${DARK}/><path d="M38 16h20v34H38z" ${PAPER}/><path d="M42 20h12v10H42z" ${PAPER}/><path d="M48 20v10" ${LINE}/>`,
    seat: "M8 23h30v12h20v16H12c-5 0-6-4-6-14s0-14 2-14z",
    over: `<circle cx="6" cy="29" r="3" ${PAPER}/><circle cx="24" cy="54" r="8.500" fill="var(--paper-2)" stroke="var(--ink)" stroke-width="2.400"/><circle cx="47" cy="54" r="8.500" fill="var(--paper-2)" stroke="var(--ink)" stroke-width="2.400"/><path d="M24 46v16M16 54h16M47 46v16M39 54h16" ${LINE}/><path d="M24 57h23" stroke="var(--ink)" stroke-width="3"/>`,
    mark: [23, 34],
  },
};

/** A man in the street, 24 x 34. */
export const cowboy = {
  seat: "M12 11.500c3.500 0 5.500 2 8 11.500-3 1.700-13 1.700-16 0 2.500-9.500 4.500-11.500 8-11.500z",
  over: `<path d="M9.200 7h5.600v3.800c0 2-5.600 2-5.600 0z" ${PAPER} stroke-width="1"/><path d="M8.300 6.200c.1-3.400 1.300-5 2.500-4.600l1.200.6 1.200-.6c1.200-.4 2.400 1.200 2.500 4.600 1.800-.1 3-.5 3.800-1 .5.900.2 1.900-.7 2.300-3 1.400-10.600 1.400-13.600 0-.9-.4-1.200-1.400-.7-2.300.8.5 2 .9 3.800 1z" ${DARK}/><path d="M8.800 23.800V33H6.500m8.700-9.200V33h2.300" stroke="var(--ink)" stroke-width="2.600" fill="none"/>`,
};

/** A longhorn's head, 36 x 28. */
export const cow = {
  seat: "M12.500 9.500h11l-1 8.500c-.5 5-2 8-4.500 8s-4-3-4.500-8z",
  over: `<path d="M2 3c.5 5 4 7 10.500 6.800M34 3c-.5 5-4 7-10.500 6.800" fill="none" stroke="var(--ink)" stroke-width="2.200" stroke-linecap="round"/><path d="M12.500 11.500c-3 .2-5 1.200-5.500 3 2 .8 4.500.4 6-1M23.500 11.500c3 .2 5 1.200 5.500 3-2 .8-4.500.4-6-1" ${PAPER} stroke-width="1"/><path d="M14 21.500c0-2 8-2 8 0s-1.500 4.500-4 4.500-4-2.500-4-4.500z" ${PAPER} stroke-width="1"/><circle cx="16.300" cy="22.600" r=".9" ${DARK}/><circle cx="19.700" cy="22.600" r=".9" ${DARK}/>`,
};

/** Nobody's man: a straw hat and a fork, 28 x 32. */
export const farmer = `<path d="M9.200 8h5.600v3.800c0 2-5.600 2-5.600 0z" ${PAPER} stroke-width="1"/><path d="M3 8.500c2-1.500 4.500-1.200 5.500-2 .5-3 1.500-4 3.500-4s3 1 3.500 4c1 .8 3.500.5 5.500 2-4 1.800-14 1.800-18 0z" ${PAPER} stroke-width="1.100"/><path d="M6.500 30V15.500c1.500-2.500 9.500-2.500 11 0V30z" ${PAPER}/><path d="M9 14v7h6v-7M9 21v9m6-9v9" ${LINE}/><path d="M23.500 31V13M20.500 7v4c0 1.500 1 2 3 2s3-.5 3-2V7m-3 0v6" ${LINE} stroke-width="1.300"/>`;

/** His arm and gun, pointing left, in the box of a man; and the flash. */
export const gun = `<path d="M7 15.500L-1.500 13" stroke="var(--ink)" stroke-width="2.800" stroke-linecap="round"/><path d="M1.500 10.800h-9v2.600h5l1 3.400h2.600z" ${DARK}/>`;
export const flash =
  "M-9 12l-2.500-1.500-3 1.200 1-2.700-3.500-1 3.500-1-1-2.700 3 1.200L-9 4l.6 3L-6 8l-2.400 1z";

export const badge =
  "M0-5.500L1.600-2.200 5.200-2.600 3.200.4 4.600 3.800 1 3.300 0 6-1 3.300-4.600 3.800-3.200.4-5.200-2.600-1.600-2.200z";
