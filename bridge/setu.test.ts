import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../commands/cli/test-process.ts';
import { requirePrograms } from '../tests/install.ts';
import { createApp } from './app.ts';
import { readSettings } from './settings.ts';
import { environmentOf, startWhmcs } from './test-billing.ts';
import {
  completeWhmcs,
  oddWhmcs,
  whmcsProduct,
  whmcsProducts,
  whmcsTld,
  whmcsTlds,
  type Json,
} from './test-data.ts';

/* setu.php under PHP's own server, beside a stand-in of WHMCS's init.php and localAPI(). */

const site = 'https://www.nokshihost.example';

/** Answers localAPI() from data.json; `boot` is PHP that init.php runs. */
const initPhp = `<?php
session_start();
header('Set-Cookie: WHMCS=1');
header('Cache-Control: no-store');
echo "\\n";
$data = json_decode(file_get_contents(__DIR__ . '/data.json'), true);
file_put_contents(__DIR__ . '/boots.txt', 'x', FILE_APPEND);
eval($data['boot'] ?? '');
function localAPI($command, $values = [], $admin = '') {
    global $data;
    file_put_contents(__DIR__ . '/calls.txt', "$command " . json_encode($values) . "\\n", FILE_APPEND);
    file_put_contents(__DIR__ . '/active.txt', "+", FILE_APPEND);
    usleep($data['delay'] ?? 0);
    file_put_contents(__DIR__ . '/active.txt', "-", FILE_APPEND);
    if ($command === 'DomainWhois') {
        return ['result' => 'success', 'status' => $data['DomainWhois'][$values['domain']] ?? 'available', 'whois' => 'xxx'];
    }
    if ($command === 'GetTLDPricing' && (string) $values['currencyid'] !== '3') {
        return ['currency' => ['id' => 1, 'code' => 'USD']] + $data[$command];
    }
    return $data[$command] ?? ['result' => 'error', 'message' => 'Command Not Found'];
}
`;

let folder: string;
let port: number;
let server: ChildProcess;

beforeAll(async () => {
  requirePrograms('The test of setu.php needs', { php: 'php-cli' });
  folder = mkdtempSync(path.join(tmpdir(), 'setu-'));
  port = await freePort();
  writeFileSync(path.join(folder, 'init.php'), initPhp);
  const source = readFileSync(path.join(import.meta.dirname, 'setu.php'), 'utf8');
  const edited = source
    .replace("SITE_ORIGIN = 'https://www.example.com'", `SITE_ORIGIN = '${site}'`)
    .replace(
      "WHMCS_URL = 'https://portal.example.com'",
      "WHMCS_URL = 'https://portal.test/clients'",
    );
  writeFileSync(path.join(folder, 'setu.php'), edited);
  server = spawn('php', ['-d', 'display_errors=1', '-S', `127.0.0.1:${port}`, 'setu.php'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PHP_CLI_SERVER_WORKERS: '12' },
    stdio: 'ignore',
    detached: true,
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (await fetch(`http://127.0.0.1:${port}/x`).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('php -S did not start.');
});
afterAll(() => {
  // With its workers, which outlive it.
  if (server.pid !== undefined) process.kill(-server.pid);
  rmSync(folder, { recursive: true });
});

const keptFolder = () => path.join(folder, 'templates_c');
const keptFile = (name: string) => path.join(keptFolder(), `setu-${name}.php`);
beforeEach(() => {
  mkdirSync(keptFolder());
  setData(completeWhmcs());
});
afterEach(() => {
  rmSync(keptFolder(), { recursive: true });
  for (const name of ['calls.txt', 'boots.txt', 'active.txt'])
    rmSync(path.join(folder, name), { force: true });
});

function setData(data: Json): void {
  writeFileSync(path.join(folder, 'data.json'), JSON.stringify(data));
}
const get = (target: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}/clients${target}`, init);
const json = async (target: string): Promise<unknown> => (await get(target)).json();
const lines = (name: string) => {
  try {
    return readFileSync(path.join(folder, name), 'utf8').trim().split('\n');
  } catch {
    return [];
  }
};
const callsOf = (action: string) =>
  lines('calls.txt').filter((line) => line.startsWith(`${action} `));

/** Makes what was kept older. */
function age(name: string, seconds: number): void {
  const text = readFileSync(keptFile(name), 'utf8');
  writeFileSync(
    keptFile(name),
    text.replace(/"at":(\d+)/, (_, at: string) => `"at":${Number(at) - seconds}`),
  );
}

const products = '/setu/api/products/52,53,54';
const ids = [52, 53, 54, 57, 58, 59, 60, 62, 63, 64, 67, 68, 999];

/** The bridge's answer to the same call on the same data. */
async function bridgeAnswers(data: Json, targets: string[]): Promise<[number, unknown][]> {
  const whmcs = await startWhmcs(data);
  const settings = {
    ...readSettings(environmentOf('whmcs', whmcs.url)),
    billingUrl: 'https://portal.test/clients',
  };
  const bridge = createApp(settings, { log: () => undefined }, () => '192.0.2.1');
  const answers: [number, unknown][] = [];
  for (const target of targets) {
    const answer = await bridge.request(target);
    answers.push([answer.status, await answer.json()]);
  }
  await whmcs.close();
  return answers;
}

describe('setu.php answers as the bridge does', () => {
  const targets = [
    `/setu/api/products/${ids.join(',')}`,
    '/setu/api/tlds',
    '/setu/api/products/52%2C53',
    '/setu/api/products/abc',
    '/setu/api/products/52,',
    `/setu/api/products/${Array.from({ length: 101 }, (_, id) => id + 1).join(',')}`,
    '/setu/api/nothing',
    '/setu/api/domains?names=free.com,taken.com,TAKEN.com,name.dev,www.free.com',
    '/setu/api/domains',
    '/setu/api/domains?names=a..com',
    '/setu/api/domains?names=a.com%0a',
    `/setu/api/domains?names=${Array.from({ length: 21 }, (_, index) => `a${index}.com`).join(',')}`,
  ];
  const changed = (answers: Json): Json => ({ ...completeWhmcs(), ...answers });
  test.each<[string, Json]>([
    ['complete data', completeWhmcs()],
    ['odd values', oddWhmcs()],
    ['no products', changed({ GetProducts: whmcsProducts([]) })],
    ['an error', changed({ GetProducts: { result: 'error', message: 'No' }, GetTLDPricing: null })],
    [
      'another currency',
      changed({
        GetCurrencies: { result: 'success', currencies: { currency: [{ id: 1, code: 'USD' }] } },
        GetTLDPricing: whmcsTlds({ com: whmcsTld('com', '14.95') }, 'USD'),
      }),
    ],
    [
      'a list with gaps',
      changed({
        GetProducts: whmcsProducts({
          '0': whmcsProduct(52, { monthly: '75.00' }),
          '2': whmcsProduct(53, {}),
        }),
      }),
    ],
    ['no extensions', changed({ GetTLDPricing: whmcsTlds([]) })],
  ])('with %s', async (_, data) => {
    setData(data);
    const answers: [number, unknown][] = [];
    for (const target of targets) {
      const answer = await get(target);
      expect(answer.headers.get('content-type')).toBe('application/json');
      answers.push([answer.status, await answer.json()]);
    }
    expect(answers).toEqual(await bridgeAnswers(data, targets));
  });

  test('to prices of every kind', async () => {
    const values = [
      '75.00',
      '75',
      '75.5',
      '75.5000',
      75,
      14.95,
      0.1 + 0.2,
      1e21,
      1e11,
      '999999999999.99',
      '0.01',
      '-1.00',
      -1,
      '0.00',
      0,
      '0.001',
      '75.005',
      '1,250.00',
      '1e3',
      ' 75.00',
      '75.00\n',
      '৳75',
      '৭৫',
      '',
      null,
      true,
      ['75.00'],
      { '1': '75.00' },
      '0075.00',
      '.5',
      '5.',
    ];
    const data = changed({
      GetProducts: whmcsProducts(
        values.map((value, index) =>
          whmcsProduct(index + 1, { monthly: value, annually: '800.00' }),
        ),
      ),
    });
    setData(data);
    const target = `/setu/api/products/${values.map((_, index) => index + 1).join(',')}`;
    const [[, expected] = []] = await bridgeAnswers(data, [target]);
    expect(await json(target)).toEqual(expected);
    expect(JSON.stringify(expected)).toContain('"monthly":"100000000000.00"');
  });

  test('with the same headers, without what WHMCS prints or sets', async () => {
    for (const target of [products, '/setu/api/nothing']) {
      const answer = await get(target);
      expect(answer.headers.get('access-control-allow-origin')).toBe(site);
      expect(answer.headers.get('vary')).toBe('origin');
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect((await answer.text()).startsWith('{')).toBe(true);
    }
    expect((await get(products)).headers.get('cache-control')).toMatch(
      /^public, max-age=0, s-maxage=\d\d, stale-while-revalidate=30, stale-if-error=6047\d\d$/,
    );
    expect((await get(products, { method: 'OPTIONS' })).status).toBe(204);
    expect((await get(products, { method: 'POST' })).status).toBe(405);
  });
});

describe('setu.php keeps the last good prices', () => {
  test('for a minute without starting WHMCS', async () => {
    await json(products);
    await json('/setu/api/products/57');
    expect(callsOf('GetProducts')).toHaveLength(1);
    expect(lines('boots.txt')).toEqual(['x']);
    age('products', 61);
    await json(products);
    expect(callsOf('GetProducts')).toHaveLength(2);
  });

  test.each([
    ['WHMCS answers with an error', ''],
    [
      'WHMCS ends the request',
      'echo "<h1>Down for Maintenance</h1>"; http_response_code(503); exit;',
    ],
    ['the database is gone', 'throw new Exception("no database");'],
    ['WHMCS breaks', 'undefined_function();'],
  ])('when %s', async (_, boot) => {
    const before = await json(products);
    age('products', 86_400);
    setData({ boot });
    const answer = await get(products);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('s-maxage=10, ');
    expect(await answer.json()).toEqual(before);
    // For ten seconds nobody tries again.
    const boots = lines('boots.txt').join('').length;
    expect(await json(products)).toEqual(before);
    expect(lines('boots.txt').join('')).toHaveLength(boots);
    // Without last good prices there is an error, readable for the site.
    const none = await get('/setu/api/tlds');
    expect(none.status).toBe(503);
    expect(none.headers.get('access-control-allow-origin')).toBe(site);
    expect(await none.json()).toEqual({ error: 'Prices are not available right now.' });
    expect(await json('/setu/api/domains?names=free.com')).toEqual({
      'free.com': { available: null },
    });
  });

  test('no longer than a week', async () => {
    await json(products);
    age('products', 7 * 86_400 + 1);
    setData({});
    expect((await get(products)).status).toBe(503);
  });

  test('unless the file is damaged', async () => {
    await json(products);
    writeFileSync(keptFile('products'), '<?php exit; ?>\n{"source":');
    expect((await get(products)).status).toBe(200);
    expect(callsOf('GetProducts')).toHaveLength(2);
  });

  test('in files that nobody can download', async () => {
    await json(products);
    await json('/setu/api/domains?names=free.com');
    const names = readdirSync(keptFolder());
    expect(names).toContain('setu-visitors.php');
    for (const name of names) {
      expect(name).toMatch(/\.php$/);
      expect(execFileSync('php', [path.join(keptFolder(), name)], { encoding: 'utf8' })).toMatch(
        /^\d*$/,
      );
    }
  });

  test('and works without a folder, only slower', async () => {
    rmSync(keptFolder(), { recursive: true });
    expect(await json(products)).toHaveProperty('52');
    expect(await json('/setu/api/domains?names=free.com')).toEqual({
      'free.com': { available: null },
    });
    mkdirSync(keptFolder());
  });
});

describe('setu.php under load', () => {
  test('many visitors cause one call', async () => {
    setData({ ...completeWhmcs(), delay: 300_000 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(products)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(callsOf('GetProducts')).toHaveLength(1);
  });

  test('while one request waits for WHMCS, others get the last good prices at once', async () => {
    await json(products);
    age('products', 61);
    setData({ ...completeWhmcs(), delay: 2_000_000 });
    const slow = get(products);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const first = await Promise.race([slow, get(products)]);
    expect(first).not.toBe(await slow);
    expect(first.status).toBe(200);
    expect((await slow).status).toBe(200);
    expect(callsOf('GetProducts')).toHaveLength(2);
  });

  test('at most four requests look up names at once, and names are kept', async () => {
    await json('/setu/api/tlds');
    setData({ ...completeWhmcs(), delay: 400_000 });
    rmSync(path.join(folder, 'active.txt'));
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => json(`/setu/api/domains?names=n${index}.com`)),
    );
    let [active, most] = [0, 0];
    for (const sign of lines('active.txt').join('')) {
      active += sign === '+' ? 1 : -1;
      most = Math.max(most, active);
    }
    expect(most).toBeLessThanOrEqual(4);
    expect(callsOf('DomainWhois')).toHaveLength(12);
    await json('/setu/api/domains?names=n1.com');
    expect(callsOf('DomainWhois')).toHaveLength(12);
  });

  test('a visitor gets 60 names, then 429', async () => {
    setData({ ...completeWhmcs(), GetTLDPricing: whmcsTlds([]) });
    const twenty = `/setu/api/domains?names=${Array.from({ length: 20 }, (_, index) => `a${index}.dev`).join(',')}`;
    for (let search = 0; search < 3; search += 1) expect((await get(twenty)).status).toBe(200);
    const refused = await get(twenty);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(90);
    expect(seconds).toBeLessThanOrEqual(100);
    expect(await refused.json()).toEqual({
      error: `Too many lookups. Try again in ${seconds} seconds.`,
    });
  });
});

test('setu.php has at most 200 lines', () => {
  const text = readFileSync(path.join(import.meta.dirname, 'setu.php'), 'utf8');
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(200);
});
