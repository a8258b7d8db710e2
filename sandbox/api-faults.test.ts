import { beforeEach, describe, expect, test } from 'vitest';
import { startSandbox } from './sandbox.ts';
import { useTestSandbox, type ApiProducts } from './test-sandbox.ts';

const sandbox = useTestSandbox();
const home = '/setu/api/products/701,702,811,812';
const tlds = '/setu/api/tlds';

describe('faults in the whole response', () => {
  test('delay waits before responding', async () => {
    const start = performance.now();
    expect(await sandbox.json(home, 'delay-300')).toHaveProperty('701');
    expect(performance.now() - start).toBeGreaterThan(290);
  });

  test.each([404, 429, 500, 503])('status-%i responds with that status', async (status) => {
    expect((await sandbox.call(tlds, `status-${status}`)).status).toBe(status);
  });

  test('html returns a page with status 200', async () => {
    const response = await sandbox.call(home, 'html');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  test('broken-json is a complete response with invalid JSON', async () => {
    const text = await (await sandbox.call(home, 'broken-json')).text();
    expect(text).toMatch(/^\{"701"/);
    expect(() => void JSON.parse(text)).toThrow(SyntaxError);
  });

  test('cut closes the connection after the headers', async () => {
    const response = await sandbox.call(home, 'cut');
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  test('refused closes the connection before the headers', async () => {
    await expect(sandbox.call(home, 'refused')).rejects.toThrow('fetch failed');
  });

  test.each([
    ['null', null],
    ['string', expect.any(String)],
    ['empty-object', {}],
    ['array', expect.arrayContaining([expect.objectContaining({ name: 'Canoe' })])],
  ])('%s replaces the body', async (fault, body) => {
    expect(await sandbox.json(home, fault)).toEqual(body);
  });

  test('no-cors is a valid response without CORS headers', async () => {
    const response = await sandbox.call(home, 'no-cors');
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
    expect(await response.json()).toHaveProperty('701');
  });

  test('the error for an unknown fault lists the known ones', async () => {
    const { error } = (await sandbox.json(home, 'nonsense')) as { error: string };
    for (const name of ['delay-', 'status-', 'broken-json', 'at-list'])
      expect(error).toContain(name);
  });
});

describe('faults in single values', () => {
  test('missing-id leaves out the first id', async () => {
    expect(Object.keys((await sandbox.json(home, 'missing-id')) as ApiProducts).sort()).toEqual([
      '702',
      '811',
      '812',
    ]);
    expect(await sandbox.json(tlds, 'missing-id')).not.toHaveProperty('com');
  });

  test('wrong-types keeps the ids and corrupts the rest', async () => {
    const products = (await sandbox.json(
      '/setu/api/products/701,702,811',
      'wrong-types',
    )) as ApiProducts;
    expect(Object.keys(products)).toEqual(['701', '702', '811']);
    for (const product of Object.values(products)) {
      expect(typeof product.name).not.toBe('string');
      expect(typeof product.url).not.toBe('string');
    }
    expect(Object.values((await sandbox.json(tlds, 'wrong-types')) as object)).toContain('a price');
  });

  test('all-null answers nothing but null', async () => {
    expect(await sandbox.json(home, 'all-null')).toMatchObject({ 701: null, 811: null });
    expect(await sandbox.json(tlds, 'all-null')).toMatchObject({ com: null });
    expect(await sandbox.json('/setu/api/domains?names=a.com', 'all-null')).toEqual({
      'a.com': { available: null },
    });
  });

  test('wrong-types never says clearly whether a name is free', async () => {
    const names = 'a.com,b.com,c.com,d.com,e.com';
    const answers = await sandbox.json(`/setu/api/domains?names=${names}`, 'wrong-types');
    for (const answer of Object.values(answers as Record<string, { available?: unknown }>)) {
      expect(typeof answer.available).not.toBe('boolean');
    }
  });

  test('odd-prices covers every kind of bad price on the home page', async () => {
    const products = (await sandbox.json(home, 'odd-prices')) as ApiProducts;
    const pricing = ['701', '702', '811', '812'].map((id) => products[id]?.pricing);
    expect(pricing).toEqual([
      { annually: '' },
      { monthly: '-1.00', annually: null },
      { monthly: 'abc', annually: '1,250.00' },
      { monthly: 1250 },
    ]);
    expect(await sandbox.json(tlds, 'odd-prices')).toMatchObject({
      com: {},
      dev: { register: '' },
    });
  });

  test('hostile has dangerous names and URLs', async () => {
    const products = Object.values(
      (await sandbox.json('/setu/api/products/701,702,811', 'hostile')) as ApiProducts,
    );
    expect(products.map(({ url }) => url)).toEqual([
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      '//evil.example',
    ]);
    expect(products[0]?.name).toContain('<script>');
    expect(products[1]?.name.length).toBeGreaterThan(5000);
    expect(products[2]?.name).toContain('\u202E');
    expect(await (await sandbox.call(tlds, 'hostile')).text()).toContain('"__proto__":');
  });
});

describe('a fault for all requests', () => {
  const set = (fault: string): Promise<Response> =>
    fetch(`${sandbox.origin}/sandbox/faults`, {
      method: 'POST',
      body: new URLSearchParams({ fault }),
    });
  beforeEach(() => set('none'));

  test('applies until it is cleared and is shown on its page', async () => {
    const page = await (await set('status-418')).text();
    expect(page).toContain('<strong>status-418</strong>');
    expect((await sandbox.call(home)).status).toBe(418);
    expect((await sandbox.call(tlds)).status).toBe(418);
    expect(await (await set('none')).text()).toContain('<strong>No fault</strong>');
    expect((await sandbox.call(home)).status).toBe(200);
  });

  test('is overridden by the header of a request', async () => {
    await set('status-500');
    expect((await sandbox.call(home, 'none')).status).toBe(200);
    expect((await sandbox.call(home, 'status-404')).status).toBe(404);
  });

  test('does not change if the name is unknown', async () => {
    await set('status-500');
    const response = await set('<b>nonsense');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('&lt;b&gt;nonsense');
    expect((await sandbox.call(home)).status).toBe(500);
  });

  test('applies to one sandbox only', async () => {
    await set('status-500');
    const other = await startSandbox({ port: 0, host: '127.0.0.1' });
    const { status } = await fetch(`http://127.0.0.1:${other.port}${home}`);
    await other.close();
    expect(status).toBe(200);
  });
});

test('a sandbox stops despite a delayed response', async () => {
  const other = await startSandbox({ port: 0, host: '127.0.0.1' });
  const response = fetch(`http://127.0.0.1:${other.port}${home}`, {
    headers: { 'x-sandbox-fault': 'delay-30000' },
  });
  const failure = response.catch((error: unknown) => String(error));
  await fetch(`http://127.0.0.1:${other.port}/`);
  await other.close();
  expect(await failure).toContain('fetch failed');
});
