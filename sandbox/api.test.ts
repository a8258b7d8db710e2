import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RunningServer } from '../cli/listen.ts';
import { startSandbox } from './sandbox.ts';

let sandbox: RunningServer;
let origin: string;

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${sandbox.port}`;
});
afterAll(() => sandbox.close());

const home = '/setu/api/products/52,57,34,62';
const tlds = '/setu/api/tlds';

function call(path: string, fault?: string): Promise<Response> {
  return fetch(origin + path, fault === undefined ? {} : { headers: { 'x-sandbox-fault': fault } });
}

type Answer = Record<string, { name: string; pricing: Record<string, string>; url: string }>;

async function json(path: string, fault?: string): Promise<unknown> {
  return (await call(path, fault)).json();
}

describe('products', () => {
  test('are keyed by id, with the address of this very portal', async () => {
    const answer = (await json('/setu/api/products/52,36')) as Answer;
    expect(answer).toEqual({
      '36': {
        name: 'Gold VPS',
        pricing: { monthly: '3200.00', annually: '-1.00' },
        url: `${origin}/cart.php?a=add&pid=36`,
      },
      '52': {
        name: '1 GB Hosting',
        pricing: { monthly: '75.00', annually: '800.00' },
        url: `${origin}/cart.php?a=add&pid=52`,
      },
    });
  });

  test.each([
    ['52,999,x', ['52']],
    ['52%2C53', ['52', '53']],
    ['', []],
    ['constructor,__proto__', []],
  ])('of the ids %s only known ones are there', async (ids, known) => {
    expect(Object.keys((await json(`/setu/api/products/${ids}`)) as Answer)).toEqual(known);
  });
});

test('extensions have a price to register', async () => {
  expect(await json(tlds)).toMatchObject({
    com: { register: '1499.00' },
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
  ])('%s with fault %s', async (path, fault, status) => {
    const response = await call(path, fault);
    expect(response.status).toBe(status);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('a preflight is answered, whatever the fault', async () => {
    const response = await fetch(origin + home, {
      method: 'OPTIONS',
      headers: { 'x-sandbox-fault': 'status-500' },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe('*');
  });

  test('the API can only be read', async () => {
    const response = await fetch(origin + home, { method: 'POST', body: 'a' });
    expect(response.status).toBe(405);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('faults of the whole answer', () => {
  test('delay', async () => {
    const start = performance.now();
    expect(await json(home, 'delay-300')).toHaveProperty('52');
    expect(performance.now() - start).toBeGreaterThan(290);
  });

  test.each([404, 429, 500, 503])('status %i', async (status) => {
    expect((await call(tlds, `status-${status}`)).status).toBe(status);
  });

  test('html', async () => {
    const response = await call(home, 'html');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toMatch(/^<!doctype html>/);
  });

  test('broken-json arrives whole and is none', async () => {
    const text = await (await call(home, 'broken-json')).text();
    expect(text).toMatch(/^\{"34"/);
    expect(() => void JSON.parse(text)).toThrow(SyntaxError);
  });

  test('cut breaks after the headers', async () => {
    const response = await call(home, 'cut');
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  test('refused breaks before them', async () => {
    await expect(call(home, 'refused')).rejects.toThrow('fetch failed');
  });

  test.each([
    ['null', null],
    ['string', expect.any(String)],
    ['empty-object', {}],
    ['array', expect.arrayContaining([expect.objectContaining({ name: '1 GB Hosting' })])],
  ])('%s', async (fault, answer) => {
    expect(await json(home, fault)).toEqual(answer);
  });

  test('no-cors is a good answer without the headers', async () => {
    const response = await call(home, 'no-cors');
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
    expect(await response.json()).toHaveProperty('52');
  });

  test('an unknown fault names the known ones', async () => {
    const { error } = (await json(home, 'nonsense')) as { error: string };
    for (const name of ['delay-', 'status-', 'broken-json', 'at-list'])
      expect(error).toContain(name);
  });
});

describe('faults of values', () => {
  test('missing-id leaves the first one out', async () => {
    expect(Object.keys((await json(home, 'missing-id')) as Answer).sort()).toEqual([
      '34',
      '57',
      '62',
    ]);
    expect(await json(tlds, 'missing-id')).not.toHaveProperty('com');
  });

  test('wrong-types keeps the ids and spoils the rest', async () => {
    const answer = (await json('/setu/api/products/52,53,54', 'wrong-types')) as Answer;
    expect(Object.keys(answer)).toEqual(['52', '53', '54']);
    for (const product of Object.values(answer)) {
      expect(typeof product.name).not.toBe('string');
      expect(typeof product.url).not.toBe('string');
    }
    expect(Object.values((await json(tlds, 'wrong-types')) as object)).toContain('a price');
  });

  test('odd-prices shows every oddity on the home page', async () => {
    const answer = (await json(home, 'odd-prices')) as Answer;
    const asked = ['52', '57', '34', '62'].map((id) => answer[id]?.pricing);
    expect(asked).toEqual([
      { annually: '' },
      { monthly: '-1.00', annually: null },
      { monthly: 'abc', annually: '1,250.00' },
      { monthly: 1250 },
    ]);
    expect(await json(tlds, 'odd-prices')).toMatchObject({ com: {}, xyz: { register: '' } });
  });

  test('hostile', async () => {
    const answer = Object.values((await json('/setu/api/products/34,36,38', 'hostile')) as Answer);
    expect(answer.map(({ url }) => url)).toEqual([
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      '//evil.example',
    ]);
    expect(answer[0]?.name).toContain('<script>');
    expect(answer[1]?.name.length).toBeGreaterThan(5000);
    expect(answer[2]?.name).toContain('\u202E');
    expect(await (await call(tlds, 'hostile')).text()).toContain('"__proto__":');
  });

  test('at-list and above-list', async () => {
    const path = '/setu/api/products/52,34';
    expect(await json(path, 'at-list')).toMatchObject({
      '52': { pricing: { monthly: '100.00', annually: '1200.00' } },
      '34': { pricing: { monthly: '1500.00', annually: '-1.00' } },
    });
    expect(await json(path, 'above-list')).toMatchObject({
      '52': { pricing: { monthly: '300.00', annually: '3600.00' } },
      '34': { pricing: { monthly: '4500.00', annually: '-1.00' } },
    });
    expect(await json(tlds, 'above-list')).toMatchObject({ top: { register: '597.00' } });
  });
});

describe('a fault for everybody', () => {
  const set = (fault: string): Promise<Response> =>
    fetch(`${origin}/sandbox/faults`, { method: 'POST', body: new URLSearchParams({ fault }) });
  beforeEach(() => set('none'));

  test('holds until it is cleared, and shows on its page', async () => {
    const page = await (await set('status-418')).text();
    expect(page).toContain('<strong>status-418</strong>');
    expect((await call(home)).status).toBe(418);
    expect((await call(tlds)).status).toBe(418);
    expect(await (await set('none')).text()).toContain('<strong>No fault</strong>');
    expect((await call(home)).status).toBe(200);
  });

  test('gives way to the header of a request', async () => {
    await set('status-500');
    expect((await call(home, 'none')).status).toBe(200);
    expect((await call(home, 'status-404')).status).toBe(404);
  });

  test('stays as it was when the name is unknown', async () => {
    await set('status-500');
    const response = await set('<b>nonsense');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('&lt;b&gt;nonsense');
    expect((await call(home)).status).toBe(500);
  });

  test('belongs to one sandbox only', async () => {
    await set('status-500');
    const other = await startSandbox({ port: 0, host: '127.0.0.1' });
    const { status } = await fetch(`http://127.0.0.1:${other.port}${home}`);
    await other.close();
    expect(status).toBe(200);
  });
});

test('a sandbox with a delayed answer under way stops at once', async () => {
  const other = await startSandbox({ port: 0, host: '127.0.0.1' });
  const start = performance.now();
  const answer = fetch(`http://127.0.0.1:${other.port}${home}`, {
    headers: { 'x-sandbox-fault': 'delay-30000' },
  });
  const failure = answer.catch((error: unknown) => String(error));
  await fetch(`http://127.0.0.1:${other.port}/`);
  await other.close();
  expect(await failure).toContain('fetch failed');
  expect(performance.now() - start).toBeLessThan(2000);
});
