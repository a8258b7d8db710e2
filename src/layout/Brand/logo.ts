/** The logo in a 40 by 40 box: a stitched diamond around a petal. Used by the header and the icons. */
export const logo = {
  corner: 10,
  thread: 'M20 7 33 20 20 33 7 20Z',
  petal: 'M20 14 26 20 20 26 14 20Z',
  heart: 2,
} as const;
