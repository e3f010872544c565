/** Our own cuts: action cards and events, 48 x 48. `f` is a mass of ink, `p` a hole of paper, everything else a line. */
const f = 'fill="currentColor" stroke="none"';
const p = 'fill="var(--card)" stroke="none"';
const cut = 'stroke="var(--card)"';

const cartridge = (x: number, y: number, h: number): string =>
  `<path ${f} d="M${x} ${y + h}v-${h - 9}c0-4 1.5-7 4-9 2.5 2 4 5 4 9v${h - 9}z"/><path ${cut} d="M${x + 1} ${y + 11}h6M${x + 1} ${y + h - 4}h6" stroke-width="1.4"/>`;

export const cards: Record<string, string> = {
  reload: `${cartridge(9, 17, 24)}${cartridge(20, 13, 28)}${cartridge(31, 17, 24)}<path d="M7 14C12 6 20 3 28 5l9 4"/><path ${f} d="M42 11l-9 2 3-8z"/>`,
  dodge: `<path ${f} d="M14 11c2-4 6-6 8-4l3 2c2-3 6-2 8 0l5 8c3 1 6 1 8 4-6 4-13 3-20 0s-12-6-14-11c3-1 5-1 8 1z" transform="rotate(-14 28 14) translate(-3 -2)"/><path d="M4 27h22M4 31h12" stroke-dasharray="7 3"/><path ${f} d="M27 24.500h8c5 0 8 2 9 4-1 2-4 4-9 4h-8z"/><path ${cut} d="M34 25v7" /><path ${f} d="M9 46c1-7 7-10 14-10s13 3 14 10z"/><path ${cut} d="M16 45l3-5M23 45v-6M30 45l-3-5" stroke-width="1.4"/>`,
  revolver: `<path ${f} d="M3 14h29l3-3h4v4l5 2v3l-3 1c-1 3 0 5 1 8l4 11-11 3-5-14c-1-3-3-4-7-4h-3c-1 3-4 5-7 5-4 0-6-3-6-6H3z"/><path d="M15 24c0 3 2 4 4 4s4-1 5-4" ${cut}/><path d="M18 23c0 6 9 6 10 1M6 18h11" ${cut} stroke-width="1.6"/><rect x="20" y="15" width="11" height="8" rx="2" fill="none" ${cut} stroke-width="1.6"/><path d="M21 19h9" ${cut} stroke-width="1.4"/><path d="M37 29l4 9M34.5 31l3.5 9" ${cut} stroke-width="1.3"/>`,
  winchester: `<g transform="rotate(-28 24 24)"><path ${f} d="M-4 20h34l3-2 16 3c2 3 2 8 0 11l-15-4-3-3H-4z"/><path d="M-1 22.500h24" ${cut} stroke-width="1.3"/><path d="M26 26c0 7 11 7 11 2" fill="none"/><path d="M38 23l9 2M37 26l10 3" ${cut} stroke-width="1.3"/><path ${f} d="M0 17h3v3H0z"/></g>`,
  dynamite: `<g transform="rotate(14 24 28)"><path ${f} d="M9 20h9v25H9zM19.5 20h9v25h-9zM30 20h9v25h-9z"/><path d="M7 29h34M7 35h34" ${cut} stroke-width="2.4"/><path d="M11 23v4M21.5 23v4M32 23v4M11 38v5M21.5 38v5M32 38v5" ${cut} stroke-width="1.2"/></g><path d="M27 19c0-7 4-4 5-9 0-2 2-3 4-3"/><path ${f} d="M39 1l1.5 4.500L45 4l-2 4 4 2-4.5 1 1 4.5-4-2.5-2.5 3-.5-4.5-4 0 3-3-2.5-3.5 4.5.500z"/>`,
  ricochet: `<path ${f} d="M27 15a14 14 0 1 1-.010 0z"/><circle cx="27" cy="29" r="10" fill="none" ${cut} stroke-width="1.5"/><path d="M20 27c2-4 6-6 9-5M22 35c4 2 8 1 10-2" ${cut} stroke-width="1.3"/><path ${f} d="M38 19l7-9c2-2 4 0 3 2l-7 10z"/><path d="M3 26L13 16 8 4"/><path ${f} d="M6 1l6 5-6 2z"/><path d="M11 22l-3 3M17 13l1-4M19 16l3-3"/>`,
  miscalculation: `<path d="M9 2h23l7 7v33l-4 4-3.5-3-3.5 3-3.5-3-3.5 3-3.5-3-3 3-4-4z" fill="var(--card)"/><path d="M32 2v7h7"/><g font-family="var(--mono)" font-weight="700" text-anchor="middle" ${f}><text x="22" y="20" font-size="12">2+2</text><text x="25" y="34" font-size="14">=5</text></g><circle cx="29" cy="30" r="8" stroke="var(--fw-red)" stroke-width="2.4"/>`,
};

export const events: Record<string, string> = {
  tumbleweed: `<circle cx="25" cy="23" r="14"/><path d="M13 29c4-12 16-18 24-14M15 14c10 0 20 8 22 16M25 9c-8 6-10 20-2 28M37 22c-8-6-18-2-24 2M18 35c2-10 10-18 18-20M33 12c4 8 0 18-8 25"/><path d="M2 42h10M16 42h28M3 20h5M1 26h7M4 32h5"/>`,
  priest: `<path ${f} d="M4 20c6 3 34 3 40 0-1-3-6-4-11-4l-2-11c-4-2-10-2-14 0l-2 11c-5 0-10 1-11 4z"/><path d="M15 15c5 2 13 2 18 0" ${cut}/><path d="M16 22c0 8 3 13 8 13s8-5 8-13"/><path ${f} d="M8 47c1-8 8-11 16-11s15 3 16 11z"/><path ${p} d="M20 37h8v4h-8z"/><path d="M24 43v4" ${cut}/><path d="M20 27h1M27 27h1M22 31h4"/>`,
  close_quarters: `<g><path ${f} d="M2 19c4 2 16 2 20 0-1-2-3-3-5-3 0-4-2-8-4-8-1 0-1 1-2 1s-2-1-3-1c-2 0-3 4-3 8-1 0-2 1-3 3z"/><path d="M6 21c-1 6 1 12 6 12 3 0 5-1 6-4l4-2-3-4v-2"/><path ${f} d="M1 46c0-7 4-11 9-11s10 4 10 11z"/></g><g transform="matrix(-1 0 0 1 48 0)"><path ${f} d="M2 19c4 2 16 2 20 0-1-2-3-3-5-3 0-4-2-8-4-8-1 0-1 1-2 1s-2-1-3-1c-2 0-3 4-3 8-1 0-2 1-3 3z"/><path d="M6 21c-1 6 1 12 6 12 3 0 5-1 6-4l4-2-3-4v-2"/><path ${f} d="M1 46c0-7 4-11 9-11s10 4 10 11z"/></g>`,
  open_field: `<path d="M2 34h44M6 39h12M24 39h16M14 44h18"/><path ${f} d="M14 34a10 10 0 0 1 20 0z"/><path d="M24 15V8M12 20l-4-5M36 20l4-5M7 28l-5-2M41 28l5-2"/><path d="M18 30h12M16.5 33h15" ${cut} stroke-width="1.4"/><path ${f} d="M38 34V20h3v14zM35 23h2v5h4v2h-6zM43 21h2v7h-4v-2h2z"/>`,
  barrel: `<path ${f} d="M13 5h22c5 10 5 28 0 38H13C8 33 8 15 13 5z"/><path d="M10 14h28M9 21h30M9 28h30M10 35h28" ${cut} stroke-width="1.6"/><path d="M18 5c-3 12-3 26 0 38M24 5v38M30 5c3 12 3 26 0 38" ${cut} stroke-width="1.1"/><circle cx="21" cy="24.5" r="2.6" ${p}/><circle cx="30" cy="17.5" r="2.2" ${p}/>`,
  rain: `<path ${f} d="M10 19a7 7 0 0 1 1-14c2-4 10-5 13-1 3-3 9-2 10 2 8-1 9 12 1 13z"/><path d="M12 14h12M20 10h12" ${cut} stroke-width="1.3"/>${[8, 20, 32].map((x, n) => `<path ${f} d="M${x} ${24 + n * 3}h5v8c0 3-1 5-2.5 6-1.5-1-2.5-3-2.5-6z"/>`).join("")}<path d="M17 40v5M28 26v4M41 24v5M5 40v4M41 42v4"/>`,
  flashback: `<circle cx="25" cy="25" r="17"/><circle cx="25" cy="25" r="13" stroke-width="1.2"/><path d="M25 15v10l-7 5M25 9v3M25 38v3M9 25h3M38 25h3"/><path ${f} d="M2 13l13 1-8 10z"/><path d="M20 3h10M25 3v4"/>`,
};

/** What happened, 24 x 24, one stroke. */
const bullet = '<path d="M4 9h9c4 0 6 1.5 7 3-1 1.5-3 3-7 3H4zM8 9v6"/>';
const heart =
  '<path d="M12 20C5 15 3 11.5 3 8.500A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.500c0 3-2 6.5-9 11.500z"/>';
const card = '<rect x="6" y="3" width="12" height="18" rx="1"/><path d="M9 7h6M9 17h6"/>';
const back =
  '<rect x="6" y="3" width="12" height="18" rx="1"/><path d="M6 9l6-6M6 15L18 3M6 21L18 9M12 21l6-6"/>';
const poster =
  '<path d="M5 3h14v18H5zM8 6h8"/><circle cx="12" cy="12" r="2.6"/><path d="M8 18c0-4 8-4 8 0"/>';
const target =
  '<circle cx="12" cy="12" r="8"/><circle cx="12" cy="12" r="3"/><path d="M12 2v4M12 18v4M2 12h4M18 12h4"/>';
const paddle = '<circle cx="12" cy="8" r="5.5"/><path d="M12 13.500V22M10 8l1.5 1.500L14.5 6"/>';
const shield = '<path d="M3 6l18 12M14 4c4 0 7 3 7 7M10 20c-4 0-7-3-7-7"/>';
const bounce = '<path d="M2 19L11 12 5 3"/><path d="M3.5 7L5 3l4 1.500M14 5a9 9 0 0 1 0 14"/>';
const cross = '<path d="M12 3v18M7 8h10"/><path d="M5 21h14"/>';
const arrows = '<path d="M8 4L4 8l4 4M4 8h12M16 12l4 4-4 4M20 16H8"/>';
const hand = '<path d="M5 20l-1-9 3-1 1 4V5h3v7-8h3v8-6h3v12l-2 5z"/>';

export const icons: Record<string, string> = {
  dealt: poster,
  dealt_hidden: poster,
  turn_began: target,
  reshuffled: '<path d="M4 8h3l10 9h3M4 17h3l3-3M14 10l3-2h3M18 5l3 3-3 3M18 14l3 3-3 3"/>',
  gained: bullet,
  chosen: back,
  committed: back,
  guessing: paddle,
  cheered: paddle,
  stood_by: '<path d="M2 12c5-7 15-7 20 0-5 7-15 7-20 0z"/><circle cx="12" cy="12" r="3"/>',
  answered: '<path d="M3 6h18v12H3zM3 6l9 7 9-7"/>',
  all_answered: '<path d="M3 6h18v12H3zM3 6l9 7 9-7"/>',
  taking: hand,
  chose_back: hand,
  revealed: poster,
  heart_lost: heart,
  robbed: hand,
  arrow_changed: arrows,
  returned: '<path d="M9 5L4 10l5 5M4 10h11a5 5 0 0 1 0 10h-4"/>',
  played: card,
  aimed: arrows,
  to_left: '<path d="M21 12H4M11 5l-7 7 7 7"/>',
  to_right: '<path d="M3 12h17M13 5l7 7-7 7"/>',
  both_guns: arrows,
  swapped:
    '<rect x="3" y="3" width="9" height="13" rx="1"/><rect x="12" y="8" width="9" height="13" rx="1"/>',
  guarded: shield,
  doubled: '<path d="M3 8h13M3 12h13M16 6h5v8h-5M16 14l4 6"/>',
  guessed: paddle,
  boosted: '<path d="M12 3l7 8h-4v9H9v-9H5z"/>',
  banned: '<circle cx="12" cy="12" r="9"/><path d="M6 6l12 12"/>',
  unpaid: `${bullet}<path d="M5 20L19 4"/>`,
  paid: '<path d="M3 8h6c2.5 0 4 1 4.5 2-.5 1-2 2-4.5 2H3zM15 17h6M3 17h6M9 17l2 2M12 15v4"/>',
  fired: `${bullet}<path d="M2 5h6M2 19h6"/>`,
  cancelled: '<path d="M2 12h6M22 12h-6M12 5v3M12 16v3M8 8l2 2M16 8l-2 2M8 16l2-2M16 16l-2-2"/>',
  ricocheted: bounce,
  stopped: shield,
  spared: shield,
  hit: '<path d="M12 2l2.5 6L21 6l-3.5 5.500L22 16l-6.5-.500L13 22l-2.5-6L4 18l3.5-6L2 8l6.5.500z"/>',
  turned_back: '<path d="M5 3h11l3 3v15H5zM8 9h8M8 13h8M7 19L18 12"/>',
  lost: heart,
  took_pile: hand,
  took_card: hand,
  recovered: hand,
  recovered_some: hand,
  shuffled: '<path d="M4 8h3l10 9h3M4 17h3l3-3M14 10l3-2h3"/>',
  eliminated: cross,
  identity_shown: poster,
};
