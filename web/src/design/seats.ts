/** Seats are told apart by colour, shape and pattern. Shapes are drawn in a 24 x 24 box. */
export const SEAT_LETTERS = "ABCDEFGHIJ";

export const seatShapes: string[] = [
  "M12 2l2.9 6.6 7.1.7-5.4 4.7 1.6 7-6.2-3.7L5.8 21l1.6-7L2 9.3l7.1-.7z", // star
  "M12 2l9 10-9 10-9-10z", // diamond
  "M12 3a9 9 0 1 0 .01 0z", // circle
  "M12 3l10 18H2z", // triangle
  "M4 4h16v16H4z", // square
  "M9 3h6v6h6v6h-6v6H9v-6H3V9h6z", // cross
  "M12 3a9 9 0 1 0 .01 0zm0 5a4 4 0 1 1-.01 0z", // ring
  "M3 5h7l7 7-7 7H3l7-7zM13 5h4l6 7-6 7h-4l6-7z", // chevron
  "M12 2l9 5v10l-9 5-9-5V7z", // hex
  "M5 3h4v9a3 3 0 0 0 6 0V3h4v9a7 7 0 0 1-14 0z", // horseshoe
];

export const seatColour = (seat: number): string => `var(--seat-${seat % 10})`;
export const seatShape = (seat: number): string => seatShapes[seat % 10] ?? "";
