import type { Fault } from './faults.ts';

/** Values that are not valid prices; `undefined` leaves the key out of the JSON. */
const oddPrices: readonly unknown[] = [undefined, '', '-1.00', null, 'abc', '1,250.00', 1250];
const hostilePrices = ['NaN', 'Infinity', '1e309', '-5'] as const;
const hostileNames = [
  '<script>alert(1)</script>',
  'Very long name '.repeat(400),
  '\u202Egnitsoh lleW',
  '"><img src=x onerror=alert(1)>',
] as const;
const hostileUrls = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example',
  ' JaVaScRiPt:alert(1)',
] as const;
const wrongTypeProducts: readonly unknown[] = [
  { name: 42, pricing: ['75.00'], url: { href: 'https://portal.example' } },
  { name: null, pricing: 'free', url: 7 },
  { name: ['Hosting'], pricing: { monthly: { amount: '75.00' }, annually: true }, url: false },
  'a product',
];
const wrongTypeTlds: readonly unknown[] = [
  'a price',
  { register: { amount: '1.00' } },
  { register: true },
  ['1499.00'],
  null,
];

/** Neither true nor false, however much it looks so. */
const wrongTypeAnswers: readonly unknown[] = [
  { available: 'true' },
  { available: 1 },
  true,
  [true],
  { available: { available: true } },
];

/** How each fault corrupts a value; different positions get different bad values. */
type Corruptions = Partial<Record<Fault['kind'], (position: number, valid: object) => unknown>>;

export const productCorruptions: Corruptions = {
  'wrong-types': (position) => pick(wrongTypeProducts, position),
  'odd-prices': (position, product) => ({
    ...product,
    pricing: {
      monthly: pick(oddPrices, position * 2),
      annually: pick(oddPrices, position * 2 + 1),
    },
  }),
  'all-null': () => null,
  hostile: (position) => ({
    name: pick(hostileNames, position),
    pricing: {
      monthly: pick(hostilePrices, position),
      annually: pick(hostilePrices, position + 1),
    },
    url: pick(hostileUrls, position),
  }),
};

export const tldCorruptions: Corruptions = {
  'wrong-types': (position) => pick(wrongTypeTlds, position),
  'odd-prices': (position) => ({ register: pick(oddPrices, position) }),
  'all-null': () => null,
  hostile: (position) => ({ register: pick(hostilePrices, position) }),
};

/** Of whether a name is free. */
export const availabilityCorruptions: Corruptions = {
  'wrong-types': (position) => pick(wrongTypeAnswers, position),
  'all-null': () => ({ available: null }),
  hostile: (position) => ({ available: pick(hostileNames, position), premium: true }),
};

/** Returns the value unchanged unless the fault is about values. */
export function corrupt(
  corruptions: Corruptions,
  valid: object,
  position: number,
  fault?: Fault,
): unknown {
  const apply = fault && corruptions[fault.kind];
  return apply ? apply(position, valid) : valid;
}

function pick<T>(values: readonly T[], position: number): T | undefined {
  return values[position % values.length];
}
