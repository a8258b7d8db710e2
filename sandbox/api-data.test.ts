import { expect, test, vi } from 'vitest';
import { billingCycles } from '../src/schema/billingCycles.ts';
import { productData, tldData } from './api-data.ts';

vi.mock(import('../src/site/plans.ts'), async () => {
  const { testFamilies } = await import('../src/site/testPlans.ts');
  return { planFamilies: testFamilies, homeCards: [] };
});
vi.mock('#content/facts/domains.js', async () => ({
  default: (await import('../src/site/testDomains.ts')).testDomains,
}));

const off = Object.fromEntries(billingCycles.map((cycle) => [cycle, '-1.00']));

const products = (fault?: 'at-list' | 'above-list') =>
  productData(['1', '3'], 'http://portal.test', fault && { kind: fault });

test('most products cost less than their list price', () => {
  expect(products()).toEqual({
    '1': {
      name: 'Small plan',
      pricing: { ...off, monthly: '75.00', annually: '855.00' },
      setup: {},
      url: 'http://portal.test/cart.php?a=add&pid=1',
    },
    '3': {
      name: 'Machine',
      pricing: { ...off, monthly: '10672.00' },
      setup: {},
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

test('every extension has a price, some to renew and to transfer, too', () => {
  expect(tldData()).toEqual({
    com: { register: '1000.00', renew: '1100.00', transfer: '1000.00' },
    shop: { register: '255.00' },
    top: { register: '210.00', renew: '310.00' },
    xyz: { register: '322.00' },
  });
});

test('at-list and above-list apply to extensions too', () => {
  expect(tldData({ kind: 'at-list' })).toMatchObject({
    top: { register: '200.00' },
    xyz: { register: '322.00' },
  });
  expect(tldData({ kind: 'above-list' })).toMatchObject({ top: { register: '600.00' } });
});
