import type { CoverName } from '../../../../schema/prose.ts';
import { petals } from '../../../../ui/Medallion/geometry.ts';

/** How a path is drawn: a patch of cloth sewn on, a hole in one, or stitches in cotton or field colour. */
export type Kind = 'petal' | 'gold' | 'cotton' | 'hole' | 'seam' | 'mark';

/** Whether it is a patch, which has stitches around it. */
export function isPatch(kind: Kind): boolean {
  return kind === 'petal' || kind === 'gold' || kind === 'cotton';
}

/** One path of a drawing. */
export type Shape = readonly [Kind, string];

function circle(x: number, y: number, radius: number): string {
  const half = `a${radius} ${radius} 0 1 0`;
  return `M${x - radius} ${y}${half} ${2 * radius} 0${half}${-2 * radius} 0z`;
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A water pot on the ground, with a stitched band. */
function pot(kind: Kind, x: number, r: number, band: 'seam' | 'mark'): Shape[] {
  const [foot, neck, lip] = [0.45 * r, 0.36 * r, 0.6 * r];
  const outline = [
    `M${x - foot} 108`,
    `c${-0.95 * r} ${-0.3 * r} ${-0.75 * r} ${-1.4 * r} ${foot - neck} ${-1.55 * r}`,
    `v${-0.22 * r}l${neck - lip} ${-0.2 * r}h${2 * lip}l${neck - lip} ${0.2 * r}v${0.22 * r}`,
    `c${0.84 * r} ${0.15 * r} ${1.04 * r} ${1.25 * r} ${foot - neck} ${1.55 * r}z`,
  ];
  const line = `M${x - 0.76 * r} ${108 - 0.75 * r}q${0.76 * r} ${0.3 * r} ${1.52 * r} 0`;
  return [
    [kind, outline.join('')],
    [band, line],
  ];
}

function wheel(x: number, y: number): Shape[] {
  return [
    ['gold', circle(x, y, 42)],
    ['mark', `${circle(x, y, 30)}M${x - 30} ${y}h60M${x} ${y - 30}v60`],
    ['hole', circle(x, y, 7)],
  ];
}

/** A pile of coins on the ground. */
function coins(x: number, count: number): Shape[] {
  return Array.from({ length: count }, (_, index): Shape => {
    const kind = index % 3 === 2 ? 'petal' : index % 3 === 1 ? 'cotton' : 'gold';
    return [kind, `M${x - 36} ${100 - index * 27}h72a8 8 0 0 1 0 16h-72a8 8 0 0 1 0-16z`];
  });
}

/** Windows in rows, the first one at x, y. */
function windows(x: number, y: number, columns: number, rows: number): string {
  return Array.from({ length: columns * rows }, (_, index) =>
    box(x + (index % columns) * 34, y + Math.floor(index / columns) * 44, 18, 24),
  ).join('');
}

/**
 * One scene per topic, on a cloth that reaches from -230 to 230. Lists crop it to a strip, so the subject
 * stays within 115 of the middle line.
 */
export const covers: Readonly<Record<CoverName, readonly Shape[]>> = {
  // Three sizes: choose the smallest that is large enough.
  pots: [
    ...pot('cotton', -146, 36, 'mark'),
    ...pot('gold', -38, 54, 'mark'),
    ...pot('petal', 112, 74, 'seam'),
  ],
  // A sealed letter: records that prove who sent it.
  letter: [
    ['cotton', box(-150, -92, 300, 190)],
    ['mark', 'M-150-92L0 26l150-118M-150 98L-36 0M150 98L36 0'],
    ['petal', circle(0, 22, 46)],
    ['seam', circle(0, 22, 32)],
    ['gold', circle(0, 22, 12)],
  ],
  // A key with its code on a tag.
  key: [
    ['gold', 'M-66-16h232v32h-14v46h-30v-46h-20v34h-30v-34h-138z'],
    ['gold', circle(-108, 0, 62)],
    ['hole', circle(-108, 0, 28)],
    ['mark', `${circle(-108, 0, 45)}M-40 0h196`],
    ['petal', 'M-92 44l78 34-22 50-78-34z'],
    ['seam', 'M-92 66l46 20M-99 84l46 20'],
  ],
  // A website on a cart.
  cart: [
    ['petal', box(-150, -70, 84, 72)],
    ['seam', 'M-108-70v72M-150-34h84'],
    ['cotton', box(-50, -108, 132, 110)],
    ['mark', 'M-50-80h132M-34-56h60M-34-36h98M-34-16h80'],
    ['gold', 'M98 2c-14-60 66-60 52 0z'],
    ['cotton', 'M-176 12h336l12 18h-348z'],
    ...wheel(-92, 68),
    ...wheel(78, 68),
    ['seam', 'M178 22q20 6 24 44'],
  ],
  // A bird that carries a letter, and loses none.
  bird: [
    ['petal', 'M-66 22l-104-40 34 46-40 44z'],
    ['petal', 'M-88 28c36-58 120-72 168-30l44 14-44 14c-30 50-112 50-168 2z'],
    ['gold', 'M28 4c-10-80-70-112-136-110 4 64 36 106 94 126z'],
    ['mark', 'M-88-84q52 22 92 80M-94-54q40 18 72 62'],
    ['cotton', box(110, 16, 78, 54)],
    ['mark', 'M110 16l39 28 39-28'],
    ['hole', circle(62, -2, 5)],
    ['seam', 'M-196 92q80 30 176 4M20 96q60-4 90-14'],
  ],
  // Signs that point to a place.
  signpost: [
    ['cotton', box(-9, -112, 18, 224)],
    ['gold', 'M-34-96h150l38 30-38 30h-150z'],
    ['mark', 'M-14-66h122'],
    ['petal', 'M34-22h-150l-38 30 38 30h150z'],
    ['seam', 'M14 8h-122'],
    ['cotton', 'M-26 50h96l28 22-28 22h-96z'],
    ['mark', 'M-8 72h78'],
    ['seam', 'M-170 112h140M40 112h130'],
  ],
  // A house that stays dry.
  umbrella: [
    [
      'seam',
      'M-206-60l-12 34M-176-96l-12 34M-196 20l-12 34M206-60l-12 34M182-100l-12 34M204 24l-12 34',
    ],
    ['cotton', 'M-6-8h12v92a22 22 0 0 1-44 0h12a10 10 0 0 0 20 0z'],
    [
      'petal',
      'M-156 8a156 118 0 0 1 312 0q-26-28-52 0-26-28-52 0-26-28-52 0-26-28-52 0-26-28-52 0-26-28-52 0z',
    ],
    ['seam', 'M0-100V-10M-12-100q-70 30-88 92M12-100q70 30 88 92'],
    ['gold', 'M34 112v-42l38-32 38 32v42z'],
    ['hole', box(62, 82, 20, 30)],
  ],
  // A room in a block, a floor of a town house, a house of one's own.
  houses: [
    ['cotton', box(-186, -104, 122, 214)],
    ['hole', windows(-164, -80, 3, 4)],
    ['gold', 'M-42 110v-132l52-44 52 44v132z'],
    ['hole', `${windows(-16, -6, 2, 2)}${box(1, 82, 18, 28)}`],
    ['petal', 'M84 110v-72l52-44 52 44v72z'],
    ['hole', `${box(102, 56, 18, 22)}${box(142, 76, 24, 34)}`],
  ],
  // A padlock.
  lock: [
    ['seam', `${circle(0, 12, 150)}${circle(0, 12, 174)}`],
    ['gold', 'M-62-4v-44a62 62 0 0 1 124 0v44h-28v-42a34 34 0 0 0-68 0v42z'],
    ['petal', 'M-92-8h184q12 0 12 12v96q0 12-12 12h-184q-12 0-12-12v-96q0-12 12-12z'],
    ['seam', 'M-86 8h172v88h-172z'],
    ['cotton', 'M-14 76l6-22a18 18 0 1 1 16 0l6 22z'],
  ],
  // What is paid in three years.
  coins: [...coins(-130, 2), ...coins(0, 5), ...coins(130, 8)],
};

const wave = 'q24-22 48 0t48 0 48 0 48 0 48 0 48 0 48 0 48 0';

/** Around every scene: water at the foot, and flowers in the upper corners. */
export const surroundings = {
  water: `M-192 152${wave}M-192 180${wave}`,
  flower: petals(8, 19, 13, 4.5),
  flowerPlaces: ['translate(-170-170)', 'translate(170-170)'],
} as const;
