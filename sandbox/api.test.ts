import { describe, expect, test } from 'vitest';
import { billingCycles } from '../src/schema/billingCycles.ts';
import { useTestSandbox, type ApiProducts } from './test-sandbox.ts';

const sandbox = useTestSandbox();
const home = '/setu/api/products/701,811';
const tlds = '/setu/api/tlds';

describe('products', () => {
  const off = Object.fromEntries(billingCycles.map((cycle) => [cycle, '-1.00']));

  test('are keyed by id and link to this sandbox', async () => {
    const products = (await sandbox.json('/setu/api/products/701,812')) as ApiProducts;
    expect(products).toEqual({
      '701': {
        name: 'Canoe',
        pricing: { ...off, monthly: '180.00', annually: '1710.00' },
        setup: {},
        url: `${sandbox.origin}/cart.php?a=add&pid=701`,
      },
      '812': {
        name: 'Freighter',
        pricing: { ...off, monthly: '17500.50' },
        setup: {},
        url: `${sandbox.origin}/cart.php?a=add&pid=812`,
      },
    });
  });

  test.each([
    ['701,999,x', ['701']],
    ['701%2C702', ['701', '702']],
    ['', []],
    ['constructor,__proto__', []],
  ])('for the ids %j, only known products are returned', async (ids, known) => {
    expect(Object.keys((await sandbox.json(`/setu/api/products/${ids}`)) as ApiProducts)).toEqual(
      known,
    );
  });
});

test('each name is free, taken or unknown, as it says itself', async () => {
  const names = 'amardokan.com,taken-shop.com,unknown.com,amardokan.nowhere';
  expect(await sandbox.json(`/setu/api/domains?names=${names}`)).toEqual({
    'amardokan.com': { available: true },
    'taken-shop.com': { available: false },
    'unknown.com': { available: null },
    'amardokan.nowhere': { available: null },
  });
  expect(await sandbox.json('/setu/api/domains')).toEqual({});
});

describe('CORS', () => {
  test.each([
    [home, undefined, 200],
    [tlds, undefined, 200],
    ['/setu/api/nothing', undefined, 404],
    ['/setu/api/products/%zz', undefined, 400],
    [home, 'status-503', 503],
    [home, 'nonsense', 400],
  ])('%s with the fault %s allows every origin', async (path, fault, status) => {
    const response = await sandbox.call(path, fault);
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('a preflight request succeeds despite a fault', async () => {
    const response = await fetch(sandbox.origin + home, {
      method: 'OPTIONS',
      headers: { 'x-sandbox-fault': 'status-500' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('*');
  });

  test('the API is read-only', async () => {
    const response = await fetch(sandbox.origin + home, { method: 'POST', body: 'a' });
    expect(response.status).toBe(405);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});
