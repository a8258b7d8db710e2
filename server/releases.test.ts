import { cpSync, mkdtempSync, renameSync, rmSync, symlinkSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freePort, run, type Program } from '../cli/test-process.ts';
import { childrenOf } from '../tests/load/process-tree.ts';
import { sendRequest } from './test-request.ts';
import { createTestSite, type TestSite } from './test-site.ts';

let site: TestSite;
let folder: string;
let program: Program;
let port: number;

beforeEach(() => {
  site = createTestSite();
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterEach(async () => {
  program.process.kill('SIGKILL');
  await program.ended;
  site.remove();
  rmSync(folder, { recursive: true });
});

async function serve(dist: string): Promise<void> {
  port = await freePort();
  const env = { PORT: String(port), WORKERS: '2', RELEASES: join(folder, 'releases') };
  program = run('server/serve.ts', [dist], env);
  await program.printed(`Site     http://localhost:${port}\n`);
}

const workers = (): number[] => childrenOf(program.process.pid ?? 0);

async function status(path: string): Promise<number> {
  return (await sendRequest(port, path)).status;
}

/** Enough requests for each worker to get some. */
async function statuses(path: string): Promise<Set<number>> {
  const all = await Promise.all(Array.from({ length: 20 }, () => status(path)));
  return new Set(all);
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Not true within 20 s: ${String(condition)}`);
    await sleep(50);
  }
}

function killOneWorker(): void {
  const [pid] = workers();
  if (pid === undefined) throw new Error('There is no worker.');
  process.kill(pid, 'SIGKILL');
}

/** Overwrites the build with one that has other assets. */
function build(name: string): void {
  rmSync(join(site.dist, 'site/assets'), { recursive: true });
  site.write(`site/assets/app-${name}.js`, `export const app = '${name}';`);
  site.write('site/index.html', `<!doctype html><script src="/assets/app-${name}.js"></script>`);
}

async function reload(): Promise<void> {
  const before = workers();
  program.process.kill('SIGHUP');
  await until(() => workers().length === 2 && workers().every((pid) => !before.includes(pid)));
}

describe('a worker that dies', () => {
  test('is replaced by one that serves the same release, even if the build has changed', async () => {
    await serve(site.dist);
    build('new');
    killOneWorker();
    await until(() => workers().length === 2);
    expect(await statuses('/assets/app-1a2b.js')).toEqual(new Set([200]));
    expect(await statuses('/assets/app-new.js')).toEqual(new Set([404]));
  });

  test('leaves the others serving until it can be replaced', async () => {
    await serve(site.dist);
    const [survivor] = workers().slice(1);
    renameSync(join(folder, 'releases'), join(folder, 'away'));
    killOneWorker();
    await until(() => program.stderr().includes('A worker could not start'));
    expect(workers()).toContain(survivor);
    expect(await statuses('/vps')).toEqual(new Set([200]));
    renameSync(join(folder, 'away'), join(folder, 'releases'));
    await until(() => workers().length === 2);
    program.process.kill('SIGTERM');
    expect((await program.ended).code).toBe(0);
  });
});

describe('SIGHUP', () => {
  test('replaces every worker and serves the new build', async () => {
    await serve(site.dist);
    build('new');
    await reload();
    expect(await statuses('/assets/app-new.js')).toEqual(new Set([200]));
    expect((await sendRequest(port, '/')).body.toString()).toContain('app-new.js');
  });

  test('keeps the assets of the previous three releases, even after a restart', async () => {
    await serve(site.dist);
    for (const name of ['b', 'c', 'd', 'e']) {
      build(name);
      await reload();
    }
    const found = async (): Promise<number[]> =>
      Promise.all(['1a2b', 'b', 'c', 'd', 'e'].map((name) => status(`/assets/app-${name}.js`)));
    expect(await found()).toEqual([404, 200, 200, 200, 200]);
    program.process.kill('SIGTERM');
    await program.ended;
    await serve(site.dist);
    expect(await found()).toEqual([404, 200, 200, 200, 200]);
  });

  test.each([
    ['a truncated .br', () => truncateSync(join(site.dist, 'compressed/vps.html.br'), 3)],
    ['an empty .gz', () => truncateSync(join(site.dist, 'compressed/vps.html.gz'), 0)],
    ['a missing chunk', () => rmSync(join(site.dist, 'site/assets/app-new.js'))],
  ])('with %s keeps the old release', async (_, damage) => {
    await serve(site.dist);
    const before = workers();
    build('new');
    damage();
    program.process.kill('SIGHUP');
    await until(() => program.stderr().includes('\n'));
    expect(program.stderr()).toMatch(
      /^Still serving release \w+\. The release in .* is damaged: .*\.\n$/,
    );
    expect(workers()).toEqual(before);
    expect(await statuses('/assets/app-1a2b.js')).toEqual(new Set([200]));
  });
});

test('the server reloads when its symbolic link leads to another release', async () => {
  const link = join(folder, 'current');
  cpSync(site.dist, join(folder, 'one'), { recursive: true });
  build('new');
  cpSync(site.dist, join(folder, 'two'), { recursive: true });
  symlinkSync('one', link);
  await serve(link);
  symlinkSync('two', `${link}.new`);
  renameSync(`${link}.new`, link);
  await until(async () => (await status('/assets/app-new.js')) === 200);
  expect(await statuses('/assets/app-1a2b.js')).toEqual(new Set([200]));
});

test('before the port closes, the server reports that it is not ready, and still serves', async () => {
  await serve(site.dist);
  expect(await statuses('/healthz/ready')).toEqual(new Set([200]));
  program.process.kill('SIGTERM');
  await until(async () => (await status('/healthz/ready')) === 503);
  expect([await status('/healthz/live'), await status('/vps')]).toEqual([200, 200]);
  expect((await program.ended).code).toBe(0);
});
