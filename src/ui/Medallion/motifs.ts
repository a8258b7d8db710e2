/** A ring of petals: how many, how far out, how long and wide, in which of the theme's colours. */
export interface PetalRing {
  count: number;
  radius: number;
  length: number;
  width: number;
  colour: 'petal' | 'gold' | 'cotton';
  /** Rotates the ring by half a step, so that its petals are between those of the next ring. */
  between?: boolean;
}

/** A product family's drawing: petals, stitched rings, and the shape in the centre. */
export interface Motif {
  petals: readonly PetalRing[];
  /** Radii of stitched circles. */
  rings: readonly number[];
  /** A stitched polygon: corners and radius. */
  frame?: { corners: number; radius: number };
  corner: 'flower' | 'leaf' | 'knot';
}

/** Each family has a pattern of its own, in the same colours. */
export const motifs = {
  hosting: {
    petals: [
      { count: 16, radius: 148, length: 25, width: 12.5, colour: 'petal' },
      { count: 8, radius: 74, length: 27, width: 13, colour: 'gold' },
    ],
    rings: [190, 107, 37],
    corner: 'flower',
  },
  vps: {
    petals: [
      { count: 12, radius: 138, length: 20, width: 13, colour: 'gold' },
      { count: 12, radius: 92, length: 20, width: 9, colour: 'cotton', between: true },
      { count: 6, radius: 44, length: 18, width: 10, colour: 'petal' },
    ],
    rings: [164, 116],
    frame: { corners: 6, radius: 72 },
    corner: 'knot',
  },
  dedicated: {
    petals: [
      { count: 8, radius: 124, length: 36, width: 15, colour: 'petal' },
      { count: 8, radius: 138, length: 15, width: 8, colour: 'cotton', between: true },
      { count: 4, radius: 46, length: 22, width: 13, colour: 'gold' },
    ],
    rings: [168, 78],
    frame: { corners: 4, radius: 84 },
    corner: 'leaf',
  },
  domains: {
    petals: [
      { count: 24, radius: 146, length: 13, width: 7, colour: 'cotton' },
      { count: 10, radius: 98, length: 27, width: 13, colour: 'petal' },
      { count: 5, radius: 42, length: 19, width: 11, colour: 'gold' },
    ],
    rings: [166, 128, 66],
    corner: 'knot',
  },
  email: {
    petals: [
      { count: 4, radius: 108, length: 52, width: 22, colour: 'cotton' },
      { count: 4, radius: 112, length: 40, width: 17, colour: 'petal', between: true },
      { count: 8, radius: 50, length: 17, width: 8, colour: 'gold' },
    ],
    rings: [168, 76],
    frame: { corners: 4, radius: 176 },
    corner: 'flower',
  },
  company: {
    petals: [
      { count: 20, radius: 140, length: 17, width: 9, colour: 'gold' },
      { count: 10, radius: 96, length: 24, width: 12, colour: 'petal', between: true },
      { count: 10, radius: 54, length: 16, width: 8, colour: 'cotton' },
    ],
    rings: [166, 120, 30],
    corner: 'leaf',
  },
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;
