import { expect, test } from 'vitest';
import { findProduct } from './catalogue.ts';

const ids = [
  '52',
  '53',
  '54',
  '57',
  '58',
  '59',
  '67',
  '68',
  '69',
  '34',
  '36',
  '38',
  '62',
  '63',
  '64',
];
const products = ids.map((id) => findProduct(id));

test('the catalogue has every product of the site, with prices in the portal’s format', () => {
  for (const product of products) {
    expect(product?.name).toBeTruthy();
    for (const prices of [product?.live, product?.list]) {
      expect(prices?.monthly).toMatch(/^\d+\.\d\d$/);
      expect(prices?.annually).toMatch(/^(\d+\.\d\d|-1\.00)$/);
    }
  }
});

test('live prices are below, at and above the list prices', () => {
  const difference = (id: string): number =>
    Number(findProduct(id)?.live.monthly) - Number(findProduct(id)?.list.monthly);
  expect(difference('52')).toBeLessThan(0);
  expect([difference('59'), difference('64')]).toEqual([0, 0]);
  expect(difference('36')).toBeGreaterThan(0);
});

test('only shared and premium hosting are sold by the year', () => {
  const yearly = products.filter((product) => product?.live.annually !== '-1.00');
  expect(yearly.map((product) => product?.id)).toEqual([52, 53, 54, 67, 68, 69]);
});

test('an unknown id has no product', () => {
  expect(findProduct('1')).toBeUndefined();
  expect(findProduct('052')).toBeUndefined();
});
