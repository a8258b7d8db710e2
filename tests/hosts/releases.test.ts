import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { writeChecksums } from '../../pipeline/checksums.ts';
import { stopProcesses } from '../processes.ts';
import { startApache } from './apache.ts';
import { dist } from './hosts.ts';
import { startStaticNginx } from './nginx.ts';

/* Ten releases with deploy/site.sh while visitors are on the site. */

const releases = 10;
/** For a machine that is slow to release. */
const maxRequests = 20_000;
const script = path.resolve(import.meta.dirname, '../../deploy/site.sh');
const run = promisify(execFile);
const folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
after(async () => {
  await stopProcesses();
  await rm(folder, { recursive: true });
});

/** A small build with the real rules, whose home page and hashed file have this release's number. */
async function makeBuild(number: number): Promise<string> {
  const build = path.join(folder, `build-${number}`);
  const site = path.join(build, 'site');
  await mkdir(path.join(site, 'assets'), { recursive: true });
  for (const name of ['nginx', 'rules.json']) {
    await cp(path.join(dist, name), path.join(build, name), { recursive: true });
  }
  for (const name of [
    '.htaccess',
    'assets/.htaccess',
    'vps.html',
    'bn.html',
    '404.html',
    'robots.txt',
  ]) {
    await cp(path.join(dist, 'site', name), path.join(site, name));
  }
  await writeFile(path.join(site, 'index.html'), `release ${number}`);
  await writeFile(path.join(site, `assets/${number}.js`), `release ${number}`);
  await writeChecksums(build);
  return build;
}

const builds: string[] = [];
for (let number = 0; number <= releases; number += 1) builds.push(await makeBuild(number));

const agent = new Agent({ keepAlive: false });

async function fetchText(url: string): Promise<{ status: number | undefined; body: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { agent }, resolve).once('error', reject);
  });
  return { status: response.statusCode, body: await text(response) };
}

for (const name of ['nginx', 'Apache']) {
  test(`${name} loses no request in ${releases} releases, and open pages find their files`, async (context) => {
    const target = path.join(folder, name);
    await mkdir(target);
    await chmod(folder, 0o755);
    const configure = (url: string, reload = '') =>
      writeFile(path.join(target, 'deploy.conf'), `CHECK_URL=${url}\nRELOAD='${reload}'\nKEEP=3\n`);
    const release = (number: number) =>
      run('sh', [script, 'release', target, builds[number] ?? '']);

    await configure('http://127.0.0.1');
    await release(0);
    const www = path.join(target, 'current/www');
    let url: string;
    if (name === 'nginx') {
      const nginx = await startStaticNginx(path.join(target, 'current/nginx'), www);
      url = nginx.url;
      await configure(url, `kill -HUP ${nginx.pid}`);
    } else {
      [url] = await startApache(www);
      await configure(url);
    }

    let live = 0;
    const finished = new AbortController();
    let requests = 0;
    const lost: string[] = [];
    const expected: Record<string, number> = { '/vps': 200, '/bn': 200, '/vps/': 301, '/no': 404 };
    const visit = async () => {
      while (!finished.signal.aborted && requests < maxRequests) {
        // A page that was opened now loads its file after the next release.
        const opened = await fetchText(`${url}/`).catch((error: unknown) => ({
          status: 0,
          body: String(error),
        }));
        const number = /^release (\d+)$/.exec(opened.body)?.[1];
        if (number === undefined) lost.push(`/: ${opened.status} ${opened.body.slice(0, 80)}`);
        await sleep(20);
        for (const [address, status] of Object.entries({
          ...expected,
          [`/assets/${number}.js`]: 200,
          [`/assets/${Math.max(0, live - 1)}.js`]: 200,
        })) {
          const answer = await fetchText(url + address).catch((error: unknown) => ({
            status: 0,
            body: String(error),
          }));
          requests += 1;
          if (answer.status !== status)
            lost.push(`${address}: ${answer.status} ${answer.body.slice(0, 80)}`);
        }
      }
    };
    const visitors = Array.from({ length: 8 }, visit);
    for (live = 1; live <= releases; live += 1) await release(live);
    finished.abort();
    await Promise.all(visitors);
    context.diagnostic(`${requests} requests`);
    assert.ok(requests > 100, `${requests} requests`);
    assert.deepEqual(lost, []);
    assert.equal((await fetchText(`${url}/`)).body, `release ${releases}`);
  });
}
