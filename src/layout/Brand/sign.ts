/** The company's sign, in a box of 40: a stitched diamond around a petal. Header and icons draw it. */
export const sign = {
  corner: 10,
  thread: 'M20 7 33 20 20 33 7 20Z',
  petal: 'M20 14 26 20 20 26 14 20Z',
  heart: 2,
} as const;
