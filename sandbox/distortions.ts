import type { Fault } from './faults.ts';

/** A price that is none; `undefined` leaves its key out of the JSON. */
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

type Distort = (position: number, right: object) => unknown;

/** How a fault makes a product wrong; the product's position decides which of the ways. */
const productDistortions: Partial<Record<Fault['kind'], Distort>> = {
  'wrong-types': (position) => pick(wrongTypeProducts, position),
  'odd-prices': (position, product) => ({
    ...product,
    pricing: {
      monthly: pick(oddPrices, position * 2),
      annually: pick(oddPrices, position * 2 + 1),
    },
  }),
  hostile: (position) => ({
    name: pick(hostileNames, position),
    pricing: {
      monthly: pick(hostilePrices, position),
      annually: pick(hostilePrices, position + 1),
    },
    url: pick(hostileUrls, position),
  }),
};

/** The same for an extension's price. */
const tldDistortions: Partial<Record<Fault['kind'], Distort>> = {
  'wrong-types': (position) => pick(wrongTypeTlds, position),
  'odd-prices': (position) => ({ register: pick(oddPrices, position) }),
  hostile: (position) => ({ register: pick(hostilePrices, position) }),
};

/** The product as the fault would have it, or as it is. */
export function distortProduct(product: object, position: number, fault?: Fault): unknown {
  return distort(productDistortions, product, position, fault);
}

/** The extension's prices as the fault would have them, or as they are. */
export function distortTld(tld: object, position: number, fault?: Fault): unknown {
  return distort(tldDistortions, tld, position, fault);
}

function distort(
  ways: Partial<Record<Fault['kind'], Distort>>,
  right: object,
  position: number,
  fault?: Fault,
): unknown {
  const way = fault && ways[fault.kind];
  return way ? way(position, right) : right;
}

function pick<T>(values: readonly T[], position: number): T | undefined {
  return values[position % values.length];
}
