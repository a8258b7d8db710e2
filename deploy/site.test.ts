import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hashedFolders } from '../pipeline/hosts/cache-policy.ts';
import { makeBuild, TestServer } from './test-server-folder.ts';

const root = path.resolve(import.meta.dirname, '..');
const builds: Record<string, string> = {};
let server: TestServer;

beforeAll(async () => {
  for (const word of ['one', 'two', 'three', 'four']) builds[word] = await makeBuild(word);
});
afterAll(() => {
  for (const folder of Object.values(builds)) rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  server = new TestServer();
  await server.start();
});
afterEach(() => server.stop());

const release = (word: string) => server.site('release', builds[word] ?? word);

async function releaseAll(...words: string[]): Promise<void> {
  for (const word of words) expect(await release(word)).toMatchObject({ code: 0, stderr: '' });
}

describe('a release', () => {
  test('that is the first is put in place, and can be checked once the server runs', async () => {
    server.works = false;
    const { code, stdout } = await release('one');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Release 1-\w{16} is in place\. .* run: sh deploy\/site\.sh check/);
    expect((await server.site('check')).code).toBe(1);
    server.works = true;
    expect(await server.site('check')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^http:\S+ serves release 1-\w{16}\.\n$/),
    });
  });

  test('goes live, and tabs that are still open find their files', async () => {
    await releaseAll('one', 'two');
    expect(server.live).toBe('2');
    expect(await server.get('/')).toBe('two');
    expect(await server.get('/assets/one.js')).toBe('one');
    expect(await server.get('/assets/two.js')).toBe('two');
    expect(await server.get('/.well-known/security.txt')).toContain('Contact');
    const assets = readdirSync(path.join(server.folder, 'current/www/assets')).sort();
    expect(assets).toEqual(['one.js', 'one.js.gz', 'two.js', 'two.js.gz']);
  });

  test('works over ssh', async () => {
    for (const word of ['one', 'two']) {
      const target = `deploy@www.example.com:${server.folder}`;
      const ended = await server.sh('site.sh', 'release', target, builds[word] ?? '');
      expect(ended).toMatchObject({ code: 0, stderr: '' });
    }
    expect(await server.get('/')).toBe('two');
  });

  test('of the live build does nothing', async () => {
    await releaseAll('one');
    expect((await release('one')).stdout).toMatch(/^Release 1-\w+ is already live/);
    expect(server.releases).toEqual(['1']);
  });

  test('keeps as many releases as KEEP says', async () => {
    server.configure('KEEP=2');
    await releaseAll('one', 'two', 'three', 'four');
    expect(server.releases).toEqual(['3', '4']);
  });

  test('reloads the web server', async () => {
    await releaseAll('one');
    server.configure(
      `RELOAD='cat "${server.folder}/current/nginx/server.conf" > "${server.base}/read"'`,
    );
    await releaseAll('two');
    expect(existsSync(path.join(server.base, 'read'))).toBe(true);
  });

  test('finishes even if the connection drops', async () => {
    await releaseAll('one');
    const incoming = path.join(server.folder, 'releases/.incoming-x');
    cpSync(builds['two'] ?? '', incoming, { recursive: true });
    const script = path.join(root, 'deploy/on-server.sh');
    const child = spawn('sh', [script, 'finish', server.folder, 'x'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.destroy();
    child.stderr.destroy();
    const code = await new Promise((resolve) => {
      child.once('exit', resolve);
    });
    expect(code).toBe(0);
    expect(server.live).toBe('2');
    expect(server.releases).toEqual(['1', '2']);
  });

  test('keeps old files in every folder with hashed file names', async () => {
    await releaseAll('one');
    const www = path.join(server.folder, 'current/www');
    for (const folder of hashedFolders) {
      const old = path.join(server.folder, 'releases/0-abc/site', folder);
      mkdirSync(old, { recursive: true });
      writeFileSync(path.join(old, 'old'), '');
    }
    await releaseAll('two');
    for (const folder of hashedFolders)
      expect(existsSync(path.join(www, folder, 'old'))).toBe(true);
  });
});

describe('a failed release leaves the previous one live and nothing behind', () => {
  beforeEach(() => releaseAll('one'));
  const unchanged = async () => {
    server.works = true;
    expect(server.live).toBe('1');
    expect(server.releases).toEqual(['1']);
    expect(await server.get('/')).toBe('one');
  };

  test('if visitors do not get it', async () => {
    server.works = false;
    const { code, stdout, stderr } = await release('two');
    expect(code).toBe(1);
    expect(stdout).toMatch(/still does not serve release \w+ after 2 s/);
    expect(stderr).toMatch(/^The release failed\. .* points to 1-\w+ again, but/);
    await unchanged();
  });

  test('if the web server rejects its configuration', async () => {
    server.configure(
      'CHECK_SECONDS=2',
      `RELOAD='! grep -q two "${server.folder}/current/nginx/server.conf"'`,
    );
    const { code, stdout, stderr } = await release('two');
    expect(code).toBe(1);
    expect(stdout).toContain('failed.');
    expect(stderr).toMatch(/^The release failed\. 1-\w+ is still live\.\n$/);
    await unchanged();
  });

  test('if a file of the build is damaged', async () => {
    const damaged = await makeBuild('two');
    writeFileSync(path.join(damaged, 'site/index.html'), 'tw');
    const { code, stderr } = await release(damaged);
    rmSync(damaged, { recursive: true });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^site\/index\.html: FAILED$/m);
    expect(stderr).toMatch(/is damaged\. .* Nothing was released\.\n$/);
    await unchanged();
  });

  test('if the upload fails', async () => {
    server.replaceProgram('rsync', 'exit 12');
    expect(await release('two')).toMatchObject({
      code: 1,
      stderr: 'The upload failed. The site is unchanged.\n',
    });
    await unchanged();
  });

  test('if a file arrives damaged', async () => {
    server.replaceProgram(
      'rsync',
      `for last; do before=\${source-}; source=$last; done
cp -R "$before." "\${last#*:}" && echo x >"\${last#*:}/site/index.html"`,
    );
    expect(await release('two')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/The upload is damaged\. The site is unchanged\.\n$/),
    });
    await unchanged();
  });

  test('if another one is under way', async () => {
    const holder = spawn('flock', [
      path.join(server.folder, '.lock'),
      'sh',
      '-c',
      'echo locked; read x',
    ]);
    await new Promise((resolve) => {
      holder.stdout.once('data', resolve);
    });
    const ended = await release('two');
    holder.stdin.end('\n');
    expect(ended).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Another release or rollback is under way/),
    });
    await unchanged();
  });
});

describe('a rollback', () => {
  test('goes back by one release, and again', async () => {
    await releaseAll('one', 'two', 'three');
    expect((await server.site('rollback')).stdout).toMatch(
      /^Release 2-\w+ is live\. To undo this: .* rollback TARGET 3\n$/,
    );
    expect(await server.get('/')).toBe('two');
    // For tabs that were opened in the meantime.
    expect(await server.get('/assets/three.js')).toBe('three');
    expect((await server.site('rollback')).code).toBe(0);
    expect(await server.get('/')).toBe('one');
  });

  test('goes to the release with a given number', async () => {
    await releaseAll('one', 'two', 'three');
    expect((await server.site('rollback', '1')).code).toBe(0);
    expect(await server.get('/')).toBe('one');
    expect((await server.site('rollback', '3')).code).toBe(0);
    expect(await server.get('/')).toBe('three');
  });

  test('skips a release that was rolled back', async () => {
    await releaseAll('one', 'two');
    await server.site('rollback');
    await releaseAll('three');
    await server.site('rollback');
    expect(await server.get('/')).toBe('one');
  });

  test('still works after releases that were rolled back', async () => {
    server.configure('KEEP=2', 'CHECK_SECONDS=2');
    await releaseAll('one', 'two');
    await server.site('rollback');
    await releaseAll('three');
    expect(server.releases).toEqual(['1', '3']);
    expect((await server.site('rollback')).code).toBe(0);
  });

  test('fails if visitors do not get the release', async () => {
    await releaseAll('one', 'two');
    server.works = false;
    expect(await server.site('rollback')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/current points to 1-\w+ now, but visitors don't get it/),
    });
    expect(server.live).toBe('1');
  });

  test.each([
    [[], /^There is no release before 1-\w+ on the server\.\n$/],
    [['7'], /^There is no release 7 on the server\. Available: 1-\w+ \n$/],
    [['1'], /^Release 1-\w+ is already live\.\n$/],
    [['7; true'], /^"7; true" is not a release number/],
  ])('to %j is rejected', async (args, message) => {
    await releaseAll('one');
    expect(await server.site('rollback', ...args)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(message),
    });
    expect(server.live).toBe('1');
  });
});

test('the list shows which release is live', async () => {
  await releaseAll('one', 'two');
  expect((await server.site('list')).stdout).toMatch(
    /^1-\w+, released \S+ \S+ UTC\n2-\w+, released \S+ \S+ UTC, live\n$/,
  );
});

describe('is rejected in one sentence:', () => {
  const set = (text: string) => writeFileSync(path.join(server.folder, 'deploy.conf'), text);
  test.each<[string, () => void, RegExp]>([
    [
      'a missing deploy.conf',
      () => rmSync(path.join(server.folder, 'deploy.conf')),
      /deploy\.conf is missing/,
    ],
    ['a missing CHECK_URL', () => set('KEEP=3'), /^CHECK_URL in .* must be an address/],
    [
      'a CHECK_URL with a trailing slash',
      () => set('CHECK_URL=https://a.example/'),
      /^CHECK_URL in/,
    ],
    ['a KEEP of 1', () => server.configure('KEEP=1'), /^KEEP in .* from 2 to 99/],
    [
      'a CHECK_SECONDS of 0',
      () => server.configure('CHECK_SECONDS=0'),
      /^CHECK_SECONDS in .* from 1 to 999/,
    ],
    [
      'a folder instead of the link',
      () => mkdirSync(path.join(server.folder, 'current')),
      /current is not a link/,
    ],
    ['a missing folder', () => rmSync(server.folder, { recursive: true }), /^There is no folder/],
  ])('%s', async (_, prepare, message) => {
    prepare();
    const { code, stderr } = await release('one');
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/^[^\n]+\.\n$/);
    expect(server.releases).toEqual([]);
  });

  test.each([
    [['release', 'www.example.com'], /is not an absolute path/],
    [['release', '-oProxyCommand=x:/srv/site'], /is not a valid host/],
    [['release', 'a.example:/srv/site;x'], /is not an absolute path/],
    [['release', '/'], /is not an absolute path/],
    [['release', '/srv/site', '/nowhere'], /^There is no finished build in \/nowhere/],
    [['remove', '/srv/site'], /^Usage:/],
    [['release'], /^Usage:/],
  ])('%j', async (args, message) => {
    expect(await server.sh('site.sh', ...args)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(message),
    });
  });
});
