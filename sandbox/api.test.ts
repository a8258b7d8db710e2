import { describe, expect, test } from 'vitest';
import { defaultDomainPrices } from '../src/site/domains.ts';
import { useTestSandbox, type ApiProducts } from './test-sandbox.ts';

const sandbox = useTestSandbox();
const home = '/setu/api/products/52,57,34,62';
const tlds = '/setu/api/tlds';

describe('products', () => {
  test('are keyed by id and link to this sandbox', async () => {
    const products = (await sandbox.json('/setu/api/products/52,36')) as ApiProducts;
    expect(products).toEqual({
      '36': {
        name: 'Gold VPS',
        pricing: { monthly: '3200.00', annually: '-1.00' },
        url: `${sandbox.origin}/cart.php?a=add&pid=36`,
      },
      '52': {
        name: '1 GB Hosting',
        pricing: { monthly: '75.00', annually: '800.00' },
        url: `${sandbox.origin}/cart.php?a=add&pid=52`,
      },
    });
  });

  test.each([
    ['52,999,x', ['52']],
    ['52%2C53', ['52', '53']],
    ['', []],
    ['constructor,__proto__', []],
  ])('for the ids %j, only known products are returned', async (ids, known) => {
    expect(Object.keys((await sandbox.json(`/setu/api/products/${ids}`)) as ApiProducts)).toEqual(
      known,
    );
  });
});

test('extensions have a registration price', async () => {
  expect(await sandbox.json(tlds)).toMatchObject({
    com: { register: defaultDomainPrices['com']?.toFixed(2) },
    xyz: { register: '322.00' },
    online: { register: expect.stringMatching(/^\d+\.\d\d$/) },
  });
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
