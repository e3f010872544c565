/** The third thing, beside colour and shape, that tells seats apart: a printed band. */
import { seatColour } from "../../design/seats";

const lines = (angle: string, on: number, off: number): string =>
  `repeating-linear-gradient(${angle}, var(--ink-of) 0 ${on}px, transparent ${on}px ${on + off}px)`;

const patterns: string[] = [
  "var(--ink-of)",
  lines("45deg", 3, 4),
  "radial-gradient(circle at 4px 3px, var(--ink-of) 2px, transparent 2.4px) 0 0 / 8px 6px",
  lines("-45deg", 3, 4),
  lines("90deg", 4, 4),
  lines("0deg", 2, 1.5),
  `${lines("45deg", 1.5, 4)}, ${lines("-45deg", 1.5, 4)}`,
  lines("90deg", 10, 4),
  lines("90deg", 1.5, 2.5),
  "linear-gradient(var(--ink-of) 0 0) 0 100% / 100% 3px no-repeat",
];

/** Two custom properties for a seat's band; a gringo's is dotted ink. */
export const band = (seat: number): string =>
  seat < 10
    ? `--ink-of:${seatColour(seat)};--band:${patterns[seat]}`
    : `--ink-of:var(--ink-2);--band:${lines("90deg", 2, 6)}`;
