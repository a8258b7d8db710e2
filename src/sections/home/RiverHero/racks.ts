/** The racks on the bank: left edge, bottom, width, and rows of servers. */
export const racks = [
  { x: 60, base: 300, width: 84, rows: 5 },
  { x: 156, base: 300, width: 108, rows: 9 },
  { x: 276, base: 300, width: 84, rows: 7 },
  { x: 372, base: 306, width: 120, rows: 10 },
  { x: 504, base: 312, width: 84, rows: 6 },
  { x: 600, base: 318, width: 70, rows: 3 },
  { x: 1210, base: 318, width: 84, rows: 4 },
  { x: 1306, base: 316, width: 108, rows: 8 },
  { x: 1426, base: 312, width: 84, rows: 6 },
  { x: 1522, base: 310, width: 96, rows: 9 },
] as const;
