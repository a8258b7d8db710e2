import { expect, test } from 'vitest';
import { planFamilies } from '../src/site/plans.ts';
import { findProduct } from './catalogue.ts';

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

test('most live prices are below the list price, in takas and halves', () => {
  const monthly = products.map((product) => [product?.live.monthly, product?.list.monthly]);
  expect(monthly).toEqual([
    ['180.00', '240.00'],
    ['624.00', '780.00'],
    ['6003.00', '9000.00'],
    ['17500.50', '17500.50'],
  ]);
});

test('plans have prices in the cycles of their family only', () => {
  const yearly = products.filter((product) => product?.live.annually !== '-1.00');
  expect(yearly.map((product) => product?.id)).toEqual([701, 702]);
});

test('an unknown id has no product', () => {
  expect(findProduct('1')).toBeUndefined();
  expect(findProduct('0701')).toBeUndefined();
});
