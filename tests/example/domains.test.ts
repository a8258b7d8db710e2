import { expect, test, vi } from 'vitest';
import { knownExtensions, resellerTlds } from '../../src/site/domains.ts';

vi.mock('#content/facts/domains.js', async () => ({
  default: (await import('../../src/site/testDomains.ts')).testDomains,
}));

test('every extension with a tile or a price is known, once, tiles first', () => {
  expect(knownExtensions).toEqual(['com', 'xyz', 'top', 'shop']);
});

test('a cheaper first year is a sale; an extension without one is popular', () => {
  expect(resellerTlds.map(({ extension, badge }) => [extension, badge])).toEqual([
    ['com', 'popular'],
    ['ru', 'sale'],
    ['cc', 'sale'],
  ]);
});
