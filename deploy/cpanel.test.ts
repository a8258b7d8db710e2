import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ProgramResult } from '../commands/cli/test-process.ts';
import { writeChecksums } from '../pipeline/checksums.ts';
import { FtpStandIn } from './ftp-stand-in.ts';

let folder: string;
let server: FtpStandIn;
let url: string;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ftp-'));
  mkdirSync(path.join(folder, 'server'));
  server = new FtpStandIn(path.join(folder, 'server'));
  url = `${await server.start()}/public_html`;
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const online = (name: string) => path.join(folder, 'server/public_html', name);
const read = (name: string) => readFileSync(online(name), 'utf8');

/** A build whose pages load `assets/WORD.js`. */
async function makeBuild(word: string, more: readonly string[] = []): Promise<string> {
  const dist = path.join(folder, word);
  const names = [
    '.htaccess',
    'assets/.htaccess',
    `assets/${word}.js`,
    'bn/vps.html',
    'index.html',
    'index.html.br',
    'robots.txt',
    `themes/${word}/main.css`,
    ...more,
  ];
  for (const name of names) {
    const file = path.join(dist, 'site', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, name === 'robots.txt' ? 'same' : word);
  }
  await writeChecksums(dist);
  return dist;
}

function deploy(
  target: string,
  dist: string,
  FTP_PASSWORD = 'pass "word"',
): Promise<ProgramResult> {
  const child = spawn('sh', [path.join(import.meta.dirname, 'cpanel.sh'), target, dist], {
    env: { ...process.env, FTP_USER: 'shop', FTP_PASSWORD },
  });
  const printed = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.stderr += chunk.toString()));
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, ...printed }));
  });
}

test('files that pages load go first, then pages, then rules, and nothing is half there', async () => {
  const dist = await makeBuild('one');
  const { code, stdout, stderr } = await deploy(url, dist);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(
    /^0 of 9 files are on the server, 9 to upload\.\n0 files to go\.\nRelease \w+ is online/,
  );
  const order = server.stored.map((name) => name.replace(/^\/public_html\/(.*)\.part$/, '$1'));
  expect(order).toEqual([
    'assets/.htaccess',
    'assets/one.js',
    'themes/one/main.css',
    'robots.txt',
    'bn/vps.html',
    'index.html',
    'index.html.br',
    '.htaccess',
    'release.txt',
    '.deployed',
  ]);
  expect(read('bn/vps.html')).toBe('one');
  expect(
    readdirSync(online('.'), { recursive: true }).filter((name) => String(name).endsWith('part')),
  ).toEqual([]);
});

test('the next deploy sends what changed, keeps hashed files and removes pages that are gone', async () => {
  await deploy(
    url,
    await makeBuild('one', ['gone.html', 'gone.html.gz', 'bn/gone.html', 'old.png']),
  );
  writeFileSync(online('cgi.txt'), 'not ours');
  const { code, stdout } = await deploy(url, await makeBuild('two'));
  expect(code).toBe(0);
  expect(stdout).toMatch(/^1 of 9 files are on the server, 8 to upload\.\n/);
  expect(stdout).toContain('Removed 3 files of pages that no longer exist.');
  expect(read('index.html')).toBe('two');
  expect(read('assets/one.js')).toBe('one');
  for (const gone of ['gone.html', 'gone.html.gz', 'bn/gone.html']) {
    expect(existsSync(online(gone))).toBe(false);
  }
  for (const kept of ['old.png', 'cgi.txt']) expect(existsSync(online(kept))).toBe(true);
  expect((await deploy(url, path.join(folder, 'two'))).stdout).toMatch(
    /^9 of 9 files .* 0 to upload/,
  );
});

test('an interrupted deploy leaves whole files, and goes on when it runs again', async () => {
  const many = Array.from({ length: 150 }, (_, number) => `assets/${number}.js`);
  await deploy(url, await makeBuild('one'));
  const dist = await makeBuild('two', many);
  server.remaining = 130;
  const interrupted = await deploy(url, dist);
  expect(interrupted.code).toBe(1);
  expect(interrupted.stderr).toContain(
    'The upload was interrupted, with 58 files to go. Run the same command again to continue.',
  );
  expect(read('index.html')).toBe('one');
  server.remaining = Infinity;
  const { code, stdout } = await deploy(url, dist);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^101 of 159 files are on the server, 58 to upload\.\n/);
  expect(read('index.html')).toBe('two');
  for (const name of many) expect(read(name)).toBe('two');
});

test('the archive has the same order', async () => {
  const dist = await makeBuild('one');
  expect((await deploy('archive', dist)).stdout).toMatch(
    /^Wrote .*site\.tar\.gz\. Upload it to public_html/,
  );
  const child = spawn('tar', ['-tzf', path.join(dist, 'site.tar.gz')]);
  let names = '';
  child.stdout.on('data', (chunk: Buffer) => (names += chunk.toString()));
  await new Promise((resolve) => {
    child.once('close', resolve);
  });
  expect(names.trim().split('\n').at(0)).toBe('assets/.htaccess');
  expect(names.trim().split('\n').slice(-2)).toEqual(['.htaccess', 'release.txt']);
});

test('a damaged build, a wrong password and a wrong target change nothing', async () => {
  const dist = await makeBuild('one');
  expect((await deploy('https://a.example', dist)).stderr).toMatch(/^Usage:/);
  const wrong = await deploy(url, dist, 'wrong');
  expect(wrong.stderr).toMatch(
    /^Could not read ftp:\S+: curl: \(67\) .* Nothing was uploaded\.\n$/,
  );
  expect((await deploy(url, '/nowhere')).stderr).toMatch(
    /^There is no finished build in \/nowhere/,
  );
  writeFileSync(path.join(dist, 'site/index.html'), 'on');
  expect((await deploy(url, dist)).stderr).toContain('is damaged');
  expect(server.stored).toEqual([]);
});
