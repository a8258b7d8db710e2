import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { network, visitorAddress } from './limits.ts';
import { readSettings } from './settings.ts';
import { environmentOf, startFoss, startWhmcs } from './test-billing.ts';
import { completeFoss, completeWhmcs } from './test-data.ts';

const site = 'https://www.nokshihost.example';
const domains = '/setu/api/domains?names=';
const names = (count: number, start = 0) =>
  Array.from({ length: count }, (_, index) => `name-${start + index}.com`).join(',');

let whmcs: Awaited<ReturnType<typeof startWhmcs>>;
let log: string[];
let address: string;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  whmcs = await startWhmcs(completeWhmcs());
  log = [];
  address = '192.0.2.1';
});
afterEach(async () => {
  vi.useRealTimers();
  await whmcs.close();
});

function startBridge() {
  const settings = readSettings(environmentOf('whmcs', whmcs.url));
  return createApp(settings, { log: (line) => log.push(line) }, () => address);
}
const lookups = () => whmcs.calls.filter((call) => call['action'] === 'DomainWhois');

describe('a lookup', () => {
  test('says whether each name is free, and null for what is not sold', async () => {
    const bridge = startBridge();
    const asked = 'free.com,TAKEN.com,free.com,name.dev,www.free.com,xn--45b.com';
    const answer = await bridge.request(domains + asked);
    expect(await answer.json()).toEqual({
      'free.com': { available: true },
      'taken.com': { available: false },
      'name.dev': { available: null },
      'www.free.com': { available: null },
      'xn--45b.com': { available: true },
    });
    expect(lookups().map((call) => call['domain'])).toEqual([
      'free.com',
      'taken.com',
      'xn--45b.com',
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('in FOSSBilling sends the name and the extension, also of several parts', async () => {
    const foss = await startFoss(completeFoss());
    const [first] = foss.data.tlds as object[];
    foss.data.tlds = [...(foss.data.tlds as object[]), { ...first, tld: '.com.bd' }];
    foss.data.taken.push('taken.com.bd');
    const settings = readSettings(environmentOf('fossbilling', foss.url));
    const bridge = createApp(settings, { log: (line) => log.push(line) }, () => address);
    const answer = await bridge.request(`${domains}free.com,taken.com,taken.com.bd,free.com.bd`);
    expect(await answer.json()).toEqual({
      'free.com': { available: true },
      'taken.com': { available: false },
      'taken.com.bd': { available: false },
      'free.com.bd': { available: true },
    });
    foss.fault = 'limited';
    expect(await (await bridge.request(`${domains}new.com`)).json()).toEqual({
      'new.com': { available: null },
    });
    // It said that it can be asked again in two minutes.
    const before = foss.calls.length;
    vi.setSystemTime(Date.now() + 119_000);
    foss.fault = 'none';
    expect(await (await bridge.request(`${domains}new2.com`)).json()).toEqual({
      'new2.com': { available: null },
    });
    expect(foss.calls.slice(before).map((call) => call['path'])).not.toContain(
      '/api/guest/servicedomain/check',
    );
    vi.setSystemTime(Date.now() + 2000);
    expect(await (await bridge.request(`${domains}new3.com`)).json()).toEqual({
      'new3.com': { available: true },
    });
    await foss.close();
  });

  test.each<[string, unknown]>([
    ['an unknown status', { 'odd.com': 'premium' }],
    ['no status', { 'odd.com': null }],
  ])('with %s says null', async (_, whois) => {
    whmcs.data['DomainWhois'] = whois;
    const answer = await startBridge().request(`${domains}odd.com`);
    expect(await answer.json()).toEqual({ 'odd.com': { available: null } });
  });

  test('that fails says null, and the log why, once', async () => {
    const bridge = startBridge();
    await bridge.request('/setu/api/tlds');
    whmcs.fault = 'permission';
    const answer = await bridge.request(`${domains}a.com,b.com`);
    expect(await answer.json()).toEqual({
      'a.com': { available: null },
      'b.com': { available: null },
    });
    expect(log).toEqual([expect.stringContaining('lookups: WHMCS does not allow DomainWhois')]);
  });

  test('is not made when there are no prices to sell a name at', async () => {
    whmcs.fault = 'maintenance';
    const answer = await startBridge().request(`${domains}a.com`);
    expect(await answer.json()).toEqual({ 'a.com': { available: null } });
    expect(lookups()).toEqual([]);
  });
});

describe('load', () => {
  test('at most four lookups run at once, and each name once', async () => {
    const bridge = startBridge();
    await bridge.request('/setu/api/tlds');
    await bridge.request('/setu/api/products/52');
    whmcs.mostAtOnce = 0;
    whmcs.delayMs = 30;
    const asked = Array.from({ length: 30 }, (_, index) => {
      address = `192.0.2.${index}`;
      return Promise.resolve(bridge.request(domains + names(20)));
    });
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(lookups()).toHaveLength(20);
    expect(whmcs.mostAtOnce).toBe(4);
  });

  test('a flood of names does not queue up: what can not be looked up soon is null at once', async () => {
    const bridge = startBridge();
    await bridge.request('/setu/api/tlds');
    whmcs.delayMs = 20;
    const answers = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        address = `192.0.2.${index}`;
        return (await bridge.request(domains + names(20, index * 20))).json();
      }),
    );
    const all = Object.values(
      Object.assign({}, ...answers) as Record<string, { available: unknown }>,
    );
    expect(all).toHaveLength(160);
    expect(lookups()).toHaveLength(60);
    expect(all.filter(({ available }) => available === true)).toHaveLength(60);
  });

  test('a taken name is kept for ten minutes, a free one for one', async () => {
    const bridge = startBridge();
    const ask = async () => {
      await bridge.request(`${domains}free.com,taken.com`);
      return lookups().length;
    };
    expect(await ask()).toBe(2);
    expect(await ask()).toBe(2);
    vi.setSystemTime(Date.now() + 61_000);
    expect(await ask()).toBe(3);
    vi.setSystemTime(Date.now() + 540_000);
    expect(await ask()).toBe(5);
  });

  test('an address gets three full searches, then 429 until its time comes; others do not wait', async () => {
    const bridge = startBridge();
    for (let search = 0; search < 3; search += 1) {
      expect((await bridge.request(domains + names(20))).status).toBe(200);
    }
    const refused = await bridge.request(domains + names(2));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('10');
    expect(refused.headers.get('access-control-allow-origin')).toBe(site);
    expect(await refused.json()).toEqual({ error: 'Too many lookups. Try again in 10 seconds.' });
    address = '192.0.2.2';
    expect((await bridge.request(domains + names(20))).status).toBe(200);
    address = '192.0.2.1';
    vi.setSystemTime(Date.now() + 9000);
    expect((await bridge.request(domains + names(2))).status).toBe(429);
    vi.setSystemTime(Date.now() + 1000);
    expect((await bridge.request(domains + names(2))).status).toBe(200);
    // Prices have no such limit.
    expect((await bridge.request('/setu/api/tlds')).status).toBe(200);
  });

  test('a slow registry does not keep visitors, and its answer is kept for the next', async () => {
    const bridge = startBridge();
    await bridge.request('/setu/api/tlds');
    whmcs.delayMs = 8500;
    expect(await (await bridge.request(`${domains}free.com`)).json()).toEqual({
      'free.com': { available: null },
    });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await (await bridge.request(`${domains}free.com`)).json()).toEqual({
      'free.com': { available: true },
    });
    expect(lookups()).toHaveLength(1);
  });
});

describe('an address', () => {
  test.each([
    ['/setu/api/products/', 404],
    ['/setu/api/products/abc', 400],
    ['/setu/api/products/52,', 400],
    ['/setu/api/products/52,,53', 400],
    ['/setu/api/products/-1', 400],
    ['/setu/api/products/1e3', 400],
    ['/setu/api/products/1234567890', 400],
    ['/setu/api/products/%zz', 400],
    ['/setu/api/products/52/..', 404],
    ['/setu/api/products/__proto__', 400],
    [`/setu/api/products/${Array.from({ length: 101 }, (_, id) => id + 1).join(',')}`, 400],
    [`/setu/api/products/${'5'.repeat(5000)}`, 400],
    ['/setu/api/domains', 400],
    ['/setu/api/domains?names=', 400],
    [domains + names(21), 400],
    [`${domains}com`, 400],
    [`${domains}-a.com`, 400],
    [`${domains}a-.com`, 400],
    [`${domains}a..com`, 400],
    [`${domains}a.com.`, 400],
    [`${domains}a b.com`, 400],
    [`${domains}আমার.com`, 400],
    [`${domains}https://a.com`, 400],
    [`${domains}a.com%0d%0a`, 400],
    [`${domains}${'a'.repeat(64)}.com`, 400],
    [`${domains}${'a.'.repeat(126)}com`, 400],
    ['/setu/api/nothing', 404],
    ['/', 404],
  ])('%s gets %i with a sentence, and no call', async (path, status) => {
    const answer = await startBridge().request(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe(site);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/^[A-Z].+\.$/) });
    expect(lookups()).toEqual([]);
  });

  test('with encoded commas is understood', async () => {
    const answer = await startBridge().request('/setu/api/products/52%2C53');
    expect(Object.keys((await answer.json()) as object)).toEqual(['52', '53']);
  });
});

describe('browsers', () => {
  test.each([
    '/setu/api/tlds',
    '/setu/api/products/52',
    '/setu/api/nothing',
    `${domains}x`,
    '/healthz',
  ])('of the site alone may read %s, whatever origin the request names', async (path) => {
    for (const origin of [site, 'https://elsewhere.test']) {
      const answer = await startBridge().request(path, { headers: { origin } });
      expect(answer.headers.get('access-control-allow-origin')).toBe(site);
      expect(answer.headers.get('vary')).toBe('origin');
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  test('get a preflight answered; nothing can be written', async () => {
    const bridge = startBridge();
    const preflight = await bridge.request('/setu/api/tlds', { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe(site);
    const post = await bridge.request('/setu/api/tlds', { method: 'POST', body: 'a' });
    expect(post.status).toBe(405);
    expect(post.headers.get('access-control-allow-origin')).toBe(site);
    const head = await bridge.request('/setu/api/tlds', { method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });
});

test.each<[string, string | undefined, string]>([
  ['203.0.113.5', undefined, '203.0.113.5'],
  ['203.0.113.5', '198.51.100.7', '203.0.113.5'],
  ['127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['127.0.0.1', '1.2.3.4, 198.51.100.7', '198.51.100.7'],
  ['127.0.0.1', '1.2.3.4, 198.51.100.7, 10.0.0.2', '198.51.100.7'],
  ['127.0.0.1', '2001:db8::1', '2001:db8::1'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', '', '127.0.0.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
])('the visitor behind %s with X-Forwarded-For %j is %s', (peer, forwarded, visitor) => {
  expect(visitorAddress(peer, forwarded, ['127.0.0.1', '10.0.0.2'])).toBe(visitor);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:0002::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['', '0:0:0:0'],
])('%s shares its limit with %s', (visitor, shared) => {
  expect(network(visitor)).toBe(shared);
});
