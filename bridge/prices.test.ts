import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApp } from './app.ts';
import { createDisk, writeWhole } from './disk.ts';
import { readSettings } from './settings.ts';
import {
  credentials,
  environmentOf,
  startFoss,
  startWhmcs,
  type Fault,
  type StandIn,
} from './test-billing.ts';
import { completeFoss, completeWhmcs, oddProducts, oddTlds, oddWhmcs } from './test-data.ts';

const products = '/setu/api/products/52,53,54';
const day = 86_400_000;

let whmcs: Awaited<ReturnType<typeof startWhmcs>>;
let folder: string;
let log: string[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-19T00:00:00Z') });
  whmcs = await startWhmcs(completeWhmcs());
  folder = mkdtempSync(path.join(tmpdir(), 'bridge-'));
  log = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await whmcs.close();
  rmSync(folder, { recursive: true });
});

function startBridge(environment: Record<string, string> = {}, data = folder) {
  const settings = readSettings({ ...environmentOf('whmcs', whmcs.url), ...environment });
  // A write may end after its test.
  const own = log;
  const write = (line: string) => own.push(line);
  const storage = createDisk(data, write);
  return createApp(settings, { storage, log: write }, () => '192.0.2.1');
}

async function waitUntil(isDone: () => boolean): Promise<void> {
  for (let tries = 0; !isDone() && tries < 500; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(isDone()).toBe(true);
}

const isKept = (name: string) => readdirSync(folder).includes(`${name}.json`);
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);
const callsOf = (standIn: StandIn, action: string) =>
  standIn.calls.filter((call) => call['action'] === action).length;

describe('a billing system that works', () => {
  test('WHMCS: odd values become right prices or none, and addresses of the cart', async () => {
    whmcs.data = oddWhmcs();
    const bridge = startBridge();
    const all = await bridge.request(
      `/setu/api/products/${Object.keys(oddProducts).join(',')},59,60,999`,
    );
    expect(await all.json()).toEqual(
      Object.fromEntries(
        Object.entries(oddProducts).map(([id, product]) => [
          id,
          { ...product, url: `${whmcs.url}/cart.php?a=add&pid=${id}` },
        ]),
      ),
    );
    const tlds = await bridge.request('/setu/api/tlds');
    expect(await tlds.json()).toEqual(oddTlds);
  });

  test('FOSSBilling: all pages of products, and addresses of order pages', async () => {
    const foss = await startFoss(completeFoss());
    const settings = readSettings(environmentOf('fossbilling', foss.url));
    const bridge = createApp(settings, { log: (line) => log.push(line) }, () => '192.0.2.1');
    const answer = await bridge.request(products);
    expect(await answer.json()).toMatchObject({
      '52': {
        pricing: { monthly: '75.00', annually: '800.00' },
        url: `${foss.url}/order/product-52`,
      },
      '54': { pricing: { monthly: '77.00' } },
    });
    expect(await (await bridge.request('/setu/api/tlds')).json()).toMatchObject({
      com: { register: '1499.00', renew: '1599.00', transfer: '1499.00' },
    });
    foss.data.currency = { code: 'USD' };
    later(61_000);
    await bridge.request(products);
    await waitUntil(() => log.length > 0);
    expect(log[0]).toContain("FOSSBilling's prices are in USD");
    expect(await (await bridge.request(products)).json()).toHaveProperty('52');
    await foss.close();
  });

  test('answers may be cached for the minute that they are fresh', async () => {
    const bridge = startBridge();
    const first = await bridge.request(products);
    expect(first.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=30, stale-if-error=604740',
    );
    later(20_000);
    const second = await bridge.request(products);
    expect(second.headers.get('cache-control')).toContain('s-maxage=40,');
    expect(second.headers.get('cache-control')).toContain('stale-if-error=604740');
  });

  test('a hundred visitors cause one call', async () => {
    whmcs.delayMs = 50;
    const bridge = startBridge();
    const answers = await Promise.all(
      Array.from({ length: 100 }, async (_, index) =>
        bridge.request(`/setu/api/products/${52 + index}`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(callsOf(whmcs, 'GetProducts')).toBe(1);
    later(59_000);
    await bridge.request(products);
    expect(callsOf(whmcs, 'GetProducts')).toBe(1);
    later(2000);
    await bridge.request(products);
    expect(callsOf(whmcs, 'GetProducts')).toBe(2);
  });
});

const faults: Fault[] = [
  'maintenance',
  'ipRefused',
  'credentials',
  'permission',
  'echo',
  'hang',
  'cut',
  'garbage',
  'null',
  'huge',
  'redirect',
  'limited',
];

describe.each(faults)('an outage (%s)', (fault) => {
  test('visitors get the last good prices, for a day, also after a restart', async () => {
    const before = await (await startBridge().request(products)).json();
    await waitUntil(() => isKept('products') && isKept('tlds'));
    whmcs.fault = fault;
    later(day);
    for (const bridge of [startBridge(), startBridge()]) {
      const answer = await bridge.request(products);
      expect(await answer.json()).toEqual(before);
      expect(answer.headers.get('cache-control')).toBe(
        'public, max-age=0, s-maxage=10, stale-while-revalidate=30, stale-if-error=518390',
      );
      const tlds = await bridge.request('/setu/api/tlds');
      expect(tlds.status).toBe(200);
      const health = await bridge.request('/healthz');
      expect(health.status).toBe(200);
      expect(await health.json()).toMatchObject({ ok: true, products: { age: day / 1000 } });
    }
  });
});

describe('an outage', () => {
  test.each<[Fault, string]>([
    ['maintenance', 'WHMCS answers with an HTML page (status 503): it is in maintenance'],
    [
      'ipRefused',
      'WHMCS does not allow 203.0.113.9, the address of this server. Add it under Configuration',
    ],
    ['credentials', 'WHMCS does not accept WHMCS_IDENTIFIER and WHMCS_SECRET.'],
    [
      'permission',
      'WHMCS does not allow GetProducts with these credentials. Tick it in their role',
    ],
    ['cut', "WHMCS can't be reached: the connection failed"],
    ['garbage', 'WHMCS answers with something that is not JSON'],
    ['null', 'WHMCS answers GetProducts with an error (status 200).'],
    ['huge', 'WHMCS sends more than 8 MB.'],
    ['redirect', 'WHMCS redirects to https://elsewhere.test. Set BILLING_URL'],
    ['limited', 'WHMCS limits how often it may be asked.'],
  ])('(%s) is explained in the log once, and not to visitors', async (fault, words) => {
    whmcs.fault = fault;
    const bridge = startBridge();
    const answer = await bridge.request(products);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('30');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ error: 'Prices are not available right now.' });
    later(11_000);
    await bridge.request(products);
    expect(callsOf(whmcs, 'GetProducts')).toBe(2);
    const said = log.filter((line) => line.startsWith('products:'));
    expect(said).toEqual([expect.stringContaining(words)]);
    const health = await bridge.request('/healthz');
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({
      ok: false,
      products: { age: null, failing: true },
    });
  });

  test('a host that refuses connections is explained', async () => {
    const gone = await startWhmcs({});
    await gone.close();
    const bridge = startBridge({ BILLING_URL: gone.url });
    expect((await bridge.request(products)).status).toBe(503);
    expect(log.join()).toContain("WHMCS can't be reached: it refuses connections.");
  });

  test('nobody asks for ten seconds after a failure; then prices come back', async () => {
    whmcs.fault = 'maintenance';
    const bridge = startBridge();
    await bridge.request(products);
    later(9000);
    expect((await bridge.request(products)).status).toBe(503);
    expect(callsOf(whmcs, 'GetProducts')).toBe(1);
    whmcs.fault = 'none';
    later(2000);
    expect((await bridge.request(products)).status).toBe(200);
    expect(log.at(-1)).toBe('products: the billing system answers again.');
  });

  test('only the first visitors wait for a billing system that hangs', async () => {
    const bridge = startBridge();
    await bridge.request(products);
    whmcs.fault = 'hang';
    later(61_000);
    vi.useRealTimers();
    const past = Date.now() - Date.parse('2026-11-19T00:02:00Z');
    vi.spyOn(Date, 'now').mockImplementation(
      () => performance.timeOrigin + performance.now() - past,
    );
    const visits = [0, 1, 2];
    for (const visit of visits) {
      expect((await bridge.request(products)).status, `visit ${visit}`).toBe(200);
    }
    expect(callsOf(whmcs, 'GetProducts')).toBe(2);
  });

  test('an empty catalogue does not empty the shop', async () => {
    const bridge = startBridge();
    const before = await (await bridge.request(products)).json();
    whmcs.data['GetProducts'] = { result: 'success', totalresults: 0, products: { product: [] } };
    later(61_000);
    expect(await (await bridge.request(products)).json()).toEqual(before);
  });

  test('a price that is gone is gone', async () => {
    const bridge = startBridge();
    await bridge.request(products);
    whmcs.data['GetProducts'] = oddWhmcs()['GetProducts'];
    later(61_000);
    expect(await (await bridge.request('/setu/api/products/54')).json()).toMatchObject({
      '54': { pricing: {} },
    });
  });

  test('answers older than the limit count as missing', async () => {
    await startBridge().request(products);
    await waitUntil(() => isKept('products'));
    whmcs.fault = 'maintenance';
    later(7 * day - 1000);
    expect((await startBridge().request(products)).status).toBe(200);
    later(2000);
    expect((await startBridge().request(products)).status).toBe(503);
    expect((await startBridge({ BRIDGE_MAX_AGE_DAYS: '8' }).request(products)).status).toBe(200);
  });

  test('an answer from the future, after the clock was set right, is renewed', async () => {
    const bridge = startBridge();
    await bridge.request(products);
    later(-day);
    await bridge.request(products);
    expect(callsOf(whmcs, 'GetProducts')).toBe(2);
  });
});

describe('the folder', () => {
  async function restartIn(outage: boolean): Promise<Response> {
    if (outage) whmcs.fault = 'maintenance';
    return startBridge().request(products);
  }

  test.each([
    ['empty', () => ''],
    ['cut off', (text: string) => text.slice(0, text.length / 2)],
    ['garbage', () => '\u0000\u0001'],
    ['of another form', () => '{"at":1,"value":{}}'],
    ['with a wrong price', (text: string) => text.replace('"75.00"', '"cheap"')],
    [
      'with another address',
      (text: string) => text.replace('/cart.php?a=add&pid=52', '//elsewhere.test/'),
    ],
  ])('a file that is %s is not used, and replaced', async (_, damage) => {
    await startBridge().request(products);
    await waitUntil(() => isKept('products'));
    const file = path.join(folder, 'products.json');
    const good = readFileSync(file, 'utf8');
    writeFileSync(file, damage(good));
    expect((await restartIn(true)).status).toBe(503);
    expect(log.join()).toContain('products: what was kept is damaged');
    whmcs.fault = 'none';
    later(1000);
    expect((await restartIn(false)).status).toBe(200);
    await waitUntil(() => readFileSync(file, 'utf8').includes('"75.00"'));
  });

  test.each<[string, Record<string, string>]>([
    ['currency', { BILLING_CURRENCY: 'USD' }],
    ['address', { BILLING_URL: 'http://127.0.0.1:1' }],
  ])('what was kept for another %s is not used', async (_, environment) => {
    await startBridge().request(products);
    await waitUntil(() => isKept('products'));
    whmcs.fault = 'maintenance';
    expect((await startBridge(environment).request(products)).status).toBe(503);
  });

  test('a full disk costs nothing but a line in the log', async () => {
    const bridge = startBridge({}, '/dev/full/bridge');
    expect((await bridge.request(products)).status).toBe(200);
    whmcs.fault = 'maintenance';
    later(day);
    expect((await bridge.request(products)).status).toBe(200);
    const lines = () => log.filter((line) => line.includes('answers are kept in memory'));
    await waitUntil(() => lines().length > 0);
    expect(lines()).toHaveLength(1);
  });

  test('a write that fails leaves the old file and nothing else', async () => {
    const file = path.join(folder, 'products.json');
    await writeWhole(file, 'old');
    // A folder in the way of the unfinished file fails as a full disk does: after the file was chosen.
    mkdirSync(`${file}.${process.pid}.unfinished`);
    await expect(writeWhole(file, 'new')).rejects.toThrow('EISDIR');
    expect(readFileSync(file, 'utf8')).toBe('old');
    rmSync(`${file}.${process.pid}.unfinished`, { recursive: true });
    await writeWhole(file, 'new');
    expect(readdirSync(folder)).toEqual(['products.json']);
  });
});

test('secrets are never logged, answered or kept', async () => {
  const texts: string[] = [];
  for (const fault of ['none', ...faults] as Fault[]) {
    if (fault === 'hang') continue;
    whmcs.fault = fault;
    later(61_000);
    const bridge = startBridge();
    for (const address of [
      products,
      '/setu/api/tlds',
      '/setu/api/domains?names=a.com',
      '/healthz',
      '/x',
    ]) {
      const answer = await bridge.request(address);
      texts.push(await answer.text(), JSON.stringify([...answer.headers]));
    }
  }
  await waitUntil(() => isKept('products') && isKept('tlds'));
  texts.push(
    ...log,
    ...readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8')),
  );
  expect(texts.join('\n')).toContain('You sent');
  for (const secret of Object.values(credentials)) {
    for (const form of [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)]) {
      expect(texts.join('\n')).not.toContain(form);
    }
  }
});

test('WHMCS gets the access key, and the secrets in the body alone', async () => {
  await startBridge().request(products);
  expect(whmcs.calls[0]).toMatchObject({
    method: 'POST',
    path: '/includes/api.php',
    accesskey: credentials.WHMCS_ACCESS_KEY,
    identifier: credentials.WHMCS_IDENTIFIER,
  });
});
