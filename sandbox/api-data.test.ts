import { expect, test, vi } from 'vitest';
import { productData, tldData } from './api-data.ts';

vi.mock(import('../src/site/plans.ts'), async () => {
  const { testFamilies } = await import('../src/site/testPlans.ts');
  return { planFamilies: testFamilies, homeCards: [] };
});
vi.mock('#content/facts/domains.js', async () => ({
  default: (await import('../src/site/testDomains.ts')).testDomains,
}));

vi.mock(import('./live-prices.ts'), () => ({
  livePrices: { 1: { monthly: 75, annually: 800 } },
  liveDomainPrices: { xyz: 322, top: 185 },
  otherDomainPrices: { com: { renew: 1100, transfer: 950.5 }, top: { renew: 600 } },
}));

const products = (fault?: 'at-list' | 'above-list') =>
  productData(['1', '3'], 'http://portal.test', fault && { kind: fault });

test('a product costs its live price, or else its list price', () => {
  expect(products()).toEqual({
    '1': {
      name: 'Small plan',
      pricing: { monthly: '75.00', annually: '800.00' },
      url: 'http://portal.test/cart.php?a=add&pid=1',
    },
    '3': {
      name: 'Machine',
      pricing: { monthly: '16000.00', annually: '-1.00' },
      url: 'http://portal.test/cart.php?a=add&pid=3',
    },
  });
});

test('at-list charges the list prices', () => {
  expect(products('at-list')).toMatchObject({
    '1': { pricing: { monthly: '100.00', annually: '1200.00' } },
    '3': { pricing: { monthly: '16000.00', annually: '-1.00' } },
  });
});

test('above-list triples the list prices, except for a cycle that is not sold', () => {
  expect(products('above-list')).toMatchObject({
    '1': { pricing: { monthly: '300.00', annually: '3600.00' } },
    '3': { pricing: { monthly: '48000.00', annually: '-1.00' } },
  });
});

test('extensions that only the portal has a price for come last', () => {
  expect(tldData()).toEqual({
    com: { register: '1000.00', renew: '1100.00', transfer: '950.50' },
    shop: { register: '300.00' },
    top: { register: '185.00', renew: '600.00' },
    xyz: { register: '322.00' },
  });
  expect(Object.keys(tldData()).at(-1)).toBe('xyz');
});

test('at-list and above-list apply to extensions too', () => {
  expect(tldData({ kind: 'at-list' })).toMatchObject({
    top: { register: '200.00' },
    xyz: { register: '322.00' },
  });
  expect(tldData({ kind: 'above-list' })).toMatchObject({ top: { register: '600.00' } });
});
