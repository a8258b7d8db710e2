import { expect, test, vi } from 'vitest';
import { planFamilies } from '../src/site/plans.ts';
import { findProduct } from './catalogue.ts';

vi.mock(import('./live-prices.ts'), async (original) => ({
  ...(await original()),
  livePrices: { 701: { monthly: 200, annually: 2100 }, 811: { monthly: 9500 } },
}));

const ids = planFamilies.flatMap(({ plans }) => plans.map(({ id }) => String(id)));
const products = ids.map((id) => findProduct(id));

test('the catalogue has every product of the site, with prices in the portal’s format', () => {
  expect(ids).toEqual(['701', '702', '811', '812']);
  for (const product of products) {
    expect(product?.name).toBeTruthy();
    for (const prices of [product?.live, product?.list]) {
      expect(prices?.monthly).toMatch(/^\d+\.\d\d$/);
      expect(prices?.annually).toMatch(/^(\d+\.\d\d|-1\.00)$/);
    }
  }
});

test('live prices are what the sandbox charges, or else the list prices', () => {
  const monthly = products.map((product) => [product?.live.monthly, product?.list.monthly]);
  expect(monthly).toEqual([
    ['200.00', '240.00'],
    ['780.00', '780.00'],
    ['9500.00', '9000.00'],
    ['17500.50', '17500.50'],
  ]);
});

test('only plans of a family that is sold by the year have a yearly price', () => {
  const yearly = products.filter((product) => product?.live.annually !== '-1.00');
  expect(yearly.map((product) => product?.id)).toEqual([701, 702]);
});

test('an unknown id has no product', () => {
  expect(findProduct('1')).toBeUndefined();
  expect(findProduct('0701')).toBeUndefined();
});
