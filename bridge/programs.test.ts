import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { rolldown } from 'rolldown';
import * as v from 'valibot';
import { parse } from 'yaml';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { siteSchema } from '../src/schema/site.ts';
import { bundlePrograms } from '../pipeline/bundle-programs.ts';
import { freePort, run } from '../commands/cli/test-process.ts';
import { connect, environmentFile, withPortal } from './connect.ts';
import { factsFile, siteFacts } from './site.ts';
import { credentials, environmentOf, startWhmcs } from './test-billing.ts';
import { completeWhmcs } from './test-data.ts';
import type workerModule from './worker.ts';

let whmcs: Awaited<ReturnType<typeof startWhmcs>>;
let folder: string;
beforeEach(async () => {
  whmcs = await startWhmcs(completeWhmcs());
  folder = mkdtempSync(path.join(tmpdir(), 'bridge-programs-'));
});
afterEach(async () => {
  await whmcs.close();
  rmSync(folder, { recursive: true });
});

const environment = () => environmentOf('whmcs', whmcs.url);
const bridge = (args: string[] = [], more: Record<string, string> = {}) =>
  run('bridge/bridge.ts', args, { ...environment(), ...more });

describe('the service', () => {
  test('answers, keeps prices over a restart, believes its proxy, and stops on a signal', async () => {
    const port = await freePort();
    const settings = {
      BRIDGE_PORT: String(port),
      BRIDGE_DATA: folder,
      BRIDGE_PROXIES: '127.0.0.1',
    };
    const origin = `http://127.0.0.1:${port}`;
    const first = bridge([], settings);
    await first.printed('Bridge   http://127.0.0.1:');
    const before = await (await fetch(`${origin}/setu/api/products/52,53,54`)).json();
    expect(before).toMatchObject({ '52': { url: `${whmcs.url}/cart.php?a=add&pid=52` } });
    const search = (visitor: string) =>
      fetch(
        `${origin}/setu/api/domains?names=${Array.from({ length: 20 }, (_, index) => `a${index}.dev`).join(',')}`,
        {
          headers: { 'x-forwarded-for': `6.6.6.6, ${visitor}` },
        },
      );
    for (let searches = 0; searches < 3; searches += 1)
      expect((await search('192.0.2.1')).status).toBe(200);
    expect((await search('192.0.2.1')).status).toBe(429);
    expect((await search('192.0.2.2')).status).toBe(200);
    await expect.poll(() => readdirSync(folder).sort()).toEqual(['products.json', 'tlds.json']);
    first.process.kill('SIGTERM');
    expect((await first.ended).code).toBe(0);

    const kept = path.join(folder, 'products.json');
    const text = readFileSync(kept, 'utf8');
    writeFileSync(
      kept,
      text.replace(/"at":(\d+)/, (_, at: string) => `"at":${Number(at) - 86_400_000}`),
    );
    whmcs.fault = 'maintenance';
    const second = bridge([], settings);
    await second.printed('Bridge   http://127.0.0.1:');
    expect(await (await fetch(`${origin}/setu/api/products/52,53,54`)).json()).toEqual(before);
    second.process.kill('SIGTERM');
    const { stdout, stderr } = await second.ended;
    expect(stdout).toContain('Visitors get the last good prices.');
    for (const secret of Object.values(credentials)) expect(stdout + stderr).not.toContain(secret);
  });

  test.each<[string[], Record<string, string>, string]>([
    [[], { BILLING: '' }, 'BILLING must be whmcs or fossbilling.'],
  ])('%j with %j does not start: %s', async (args, more, message) => {
    const { code, stderr } = await bridge(args, more).ended;
    expect([code, stderr.trim()]).toEqual([2, message]);
  });
});

describe('--check', () => {
  test('exits with 0 or 2', async () => {
    const good = await bridge(['--check'], { PORTAL_URL: whmcs.url }).ended;
    expect([good.code, good.stderr]).toEqual([0, '']);
    expect(good.stdout).toContain('No problems.');
    whmcs.fault = 'ipRefused';
    const refused = await bridge(['--check']).ended;
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain('WHMCS does not allow 203.0.113.9');
  });
});

describe('--write', () => {
  const write = (more: Record<string, string> = {}) => bridge(['--write', folder], more).ended;
  const api = (name: string) => path.join(folder, 'setu/api', name);

  test('writes what the site asks for, at the paths where it asks', async () => {
    expect(await write()).toMatchObject({ code: 0, stderr: '' });
    const files = readdirSync(api('products')).sort();
    expect(files).toEqual([...new Set(siteFacts.calls.map((ids) => ids.join(',')))].sort());
    expect(files).toContain('52,57,34,62');
    expect(files).toContain('52,53,54');
    const shared = JSON.parse(readFileSync(api('products/52,53,54'), 'utf8')) as object;
    expect(Object.keys(shared)).toEqual(['52', '53', '54']);
    expect(shared).toMatchObject({
      '52': { pricing: { monthly: '75.00' }, url: `${whmcs.url}/cart.php?a=add&pid=52` },
    });
    expect(JSON.parse(readFileSync(api('tlds'), 'utf8'))).toHaveProperty('com.register', '1499.00');
    expect(readFileSync(api('.htaccess'), 'utf8')).toContain(
      'Access-Control-Allow-Origin "https://www.nokshihost.example"',
    );
    expect(readFileSync(path.join(folder, '_headers'), 'utf8')).toContain('/setu/api/*');
  });

  test('keeps the last good files in an outage, up to the limit', async () => {
    await write();
    const before = readFileSync(api('tlds'), 'utf8');
    whmcs.fault = 'maintenance';
    const failed = await write();
    expect(failed.code).toBe(2);
    expect(failed.stderr).toContain('it is in maintenance');
    expect(readFileSync(api('tlds'), 'utf8')).toBe(before);
    const old = Date.now() / 1000 - 8 * 86_400;
    utimesSync(api('tlds'), old, old);
    await write();
    expect(existsSync(api('tlds'))).toBe(false);
    expect(existsSync(api('products/52,53,54'))).toBe(true);
  });
});

describe('npm run connect', () => {
  test('asks, checks and writes; the secrets are nowhere', async () => {
    const said: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    const file = path.join(folder, factsFile);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'brand: A\nportalUrl: https://old.example\n');
    const typed = ['', whmcs.url, '', '', ...Object.values(credentials)];
    expect(await connect(folder, Readable.from(`${typed.join('\n')}\n`))).toBe(0);
    expect(said.join('\n')).toContain('No problems.');
    expect(readFileSync(file, 'utf8')).toBe(`brand: A\nportalUrl: ${whmcs.url}\nportal: whmcs\n`);
    const written = readFileSync(path.join(folder, 'bridge.env'), 'utf8');
    expect(written).toContain(`SITE_ORIGIN=${siteFacts.url}\n`);
    for (const secret of Object.values(credentials)) {
      expect(said.join('') + written).not.toContain(secret);
    }
    await expect(connect(folder, Readable.from('whmcs\n'))).rejects.toThrow('There was no answer');
  });

  test('the facts get the address and the system, and stay as they are otherwise', () => {
    const facts = 'brand: A\n# The portal\nportalUrl: https://old.example\nother: $1\n';
    expect(withPortal(facts, 'https://new.example/$&', 'whmcs')).toBe(
      'brand: A\n# The portal\nportalUrl: https://new.example/$&\nportal: whmcs\nother: $1\n',
    );
    const foss = withPortal(
      `${facts}portal: whmcs\ndomainSearch: portal\nprices: list\n`,
      'https://new.example',
      'fossbilling',
    );
    expect(foss).toMatch(/other: \$1\nportal: fossbilling\ndomainSearch: site\nprices: list\n$/);
    const own = withPortal(readFileSync(factsFile, 'utf8'), 'https://new.example', 'fossbilling');
    expect(v.safeParse(siteSchema, parse(own)).issues).toBeUndefined();
    expect(() => withPortal('brand: A', 'https://new.example', 'whmcs')).toThrow(
      'has no line portalUrl',
    );
  });

  test('the example of settings has everything but the secrets', () => {
    const file = environmentFile({ ...environment(), BILLING_CURRENCY: 'BDT' });
    expect(file).toContain(`\nBILLING_URL=${whmcs.url}\n`);
    expect(file).toContain('\nWHMCS_SECRET=\n');
    for (const secret of Object.values(credentials)) expect(file).not.toContain(secret);
    expect(environmentFile({ WHMCS_ACCESS_KEY: '' })).toContain('\n#WHMCS_ACCESS_KEY=\n');
  });
});

test('the worker needs nothing of Node, and answers', async () => {
  const bundle = await rolldown({
    input: path.join(import.meta.dirname, 'worker.ts'),
    platform: 'browser',
    external: [],
  });
  const file = path.join(folder, 'worker.mjs');
  await bundle.write({ file, format: 'esm' });
  await bundle.close();
  expect(readFileSync(file, 'utf8')).not.toMatch(/from\s*['"]node:|require\(/);
  const { default: worker } = (await import(/* @vite-ignore */ file)) as {
    default: typeof workerModule;
  };
  const work: Promise<unknown>[] = [];
  const request = new Request('https://portal.test/setu/api/products/52');
  const answer = await worker.fetch(request, environment(), {
    waitUntil: (promise) => work.push(promise),
  });
  expect(await answer.json()).toMatchObject({ '52': { pricing: { monthly: '75.00' } } });
  // What the first request has begun goes on after its answer.
  await Promise.all(work);
  const health = await worker.fetch(new Request('https://portal.test/healthz'), environment(), {
    waitUntil: () => undefined,
  });
  expect(await health.json()).toMatchObject({ ok: true });
});

test('a build’s one file runs without the repository', async () => {
  await bundlePrograms(folder, path.resolve(import.meta.dirname, '..'));
  const port = await freePort();
  const settings = { BRIDGE_PORT: String(port), BRIDGE_DATA: path.join(folder, 'data') };
  const program = run(path.join(folder, 'bridge.mjs'), [], { ...environment(), ...settings });
  await program.printed('Bridge   http://127.0.0.1:');
  const answer = await fetch(`http://127.0.0.1:${port}/setu/api/products/52`);
  expect(await answer.json()).toHaveProperty('52');
  program.process.kill('SIGTERM');
  expect((await program.ended).code).toBe(0);
});
