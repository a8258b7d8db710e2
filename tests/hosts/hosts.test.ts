import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pageFile } from '../../pipeline/prerender.ts';
import { hashedFolders } from '../../pipeline/hosts/cache-policy.ts';
import type { HostRules } from '../../pipeline/hosts/rules.ts';
import { linkedFiles } from '../linked-files.ts';
import { stopProcesses } from '../processes.ts';
import { startHosts } from './hosts.ts';
import type { Host } from './hosts.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const rules = JSON.parse(await readFile(path.join(dist, 'rules.json'), 'utf8')) as HostRules;
/** One in each language. */
const notFoundPages = rules.bases.map((base) => `${base}/404`);

let hosts: Host[] = [];
before(async () => {
  hosts = await startHosts();
});
after(stopProcesses);

async function get(host: Host, target: string, init: RequestInit = {}): Promise<Response> {
  return fetch(host.url + target, { redirect: 'manual', ...init });
}

/** Runs a check on each host and names the host that fails it. */
async function onEveryHost(check: (host: Host) => Promise<void>): Promise<void> {
  for (const host of hosts) {
    try {
      await check(host);
    } catch (error) {
      throw new Error(`${host.name}: ${String(error)}`, { cause: error });
    }
  }
}

function assertHeaders(response: Response): void {
  for (const [name, value] of Object.entries(rules.headers)) {
    assert.equal(response.headers.get(name), value, name);
  }
}

describe('pages', () => {
  // A not-found page has status 404 at its own address, on hosts that can be configured that way.
  for (const page of rules.pages.filter((address) => !notFoundPages.includes(address))) {
    test(`${page} is served as built`, async () => {
      const built = await readFile(path.join(dist, 'site', pageFile(page)), 'utf8');
      await onEveryHost(async (host) => {
        const response = await get(host, page);
        assert.equal(response.status, 200);
        assert.equal(await response.text(), built);
        assert.match(response.headers.get('content-type') ?? '', /^text\/html; ?charset=utf-8$/i);
        assert.equal(response.headers.get('cache-control'), 'public, max-age=0, must-revalidate');
        assertHeaders(response);
      });
    });
  }

  test('an unchanged page returns 304', () =>
    onEveryHost(async (host) => {
      const etag = (await get(host, '/vps')).headers.get('etag');
      assert.ok(etag);
      const again = await get(host, '/vps', { headers: { 'if-none-match': etag } });
      assert.equal(again.status, 304);
    }));

  test('a trailing slash is redirected away', () =>
    onEveryHost(async (host) => {
      const response = await get(host, '/web-hosting/?a=b');
      assert.ok([301, 308].includes(response.status), String(response.status));
      assert.equal(response.headers.get('location'), '/web-hosting?a=b');
    }));

  for (const [file, page] of [
    ['/web-hosting.html', '/web-hosting'],
    ['/index.html', '/'],
  ]) {
    test(`${file} redirects to ${page}`, () =>
      onEveryHost(async (host) => {
        const response = await get(host, `${file}?a=b`);
        assert.ok([301, 308].includes(response.status), String(response.status));
        assert.equal(response.headers.get('location'), `${page}?a=b`);
      }));
  }

  test('a page that has compressed copies varies by Accept-Encoding', () =>
    onEveryHost(async (host) => {
      if (!host.servesCompressedCopies) return;
      for (const encoding of ['gzip', 'identity']) {
        const response = await get(host, '/vps', { headers: { 'accept-encoding': encoding } });
        assert.match(response.headers.get('vary') ?? '', /^accept-encoding$/i, encoding);
        await response.arrayBuffer();
      }
    }));

  for (const spelling of rules.otherSpellings) {
    test(`${spelling} redirects to its page`, () =>
      onEveryHost(async (host) => {
        const response = await get(host, `${spelling}?a=b`);
        assert.equal(response.status, 301);
        assert.equal(response.headers.get('location'), `${spelling.toLowerCase()}?a=b`);
      }));
  }

  test('any other upper-case spelling redirects if the host supports it', () =>
    onEveryHost(async (host) => {
      const response = await get(host, '/Web-HOSTING');
      assert.equal(response.status, host.ignoresCase ? 301 : 404);
    }));
});

describe('redirects', () => {
  for (const [from, to] of Object.entries(rules.redirects)) {
    test(`${from} redirects to ${to} with its query`, () =>
      onEveryHost(async (host) => {
        const response = await get(host, `${from}?a=b`);
        assert.equal(response.status, 301);
        assert.equal(response.headers.get('location'), `${to}?a=b`);
      }));
  }
});

test('redirects are cached for an hour', () =>
  onEveryHost(async (host) => {
    if (!host.setsRedirectPolicy) return;
    for (const address of ['/vps.php', '/web-hosting/', '/web-hosting.html', '/Web-Hosting']) {
      const response = await get(host, address);
      assert.equal(response.status, 301, address);
      assert.equal(response.headers.get('cache-control'), 'public, max-age=3600', address);
    }
  }));

describe('everything else', () => {
  for (const address of [
    '/no/such/page',
    ...notFoundPages,
    '/assets/missing.js',
    '/themes/missing.css',
  ]) {
    test(`${address} gets a 404 that is not cached`, () =>
      onEveryHost(async (host) => {
        if (notFoundPages.includes(address) && !host.rejectsNotFoundPage) return;
        const response = await get(host, address);
        assert.equal(response.status, 404);
        const policy = response.headers.get('cache-control');
        assert.equal(policy, 'no-store');
      }));
  }

  test('compressed copies have no address of their own', () =>
    onEveryHost(async (host) => {
      const html = await readFile(path.join(dist, 'site/index.html'), 'utf8');
      const script = linkedFiles(html).find((file) => file.endsWith('.js')) ?? '/no-script.js';
      for (const file of ['/web-hosting.html', '/index.html', '/robots.txt', script]) {
        assert.equal((await get(host, `${file}.br`)).status, 404, `${file}.br`);
        assert.equal((await get(host, `${file}.gz`)).status, 404, `${file}.gz`);
      }
    }));

  for (const base of rules.bases) {
    test(`an unknown address under ${base}/ shows its not-found page with status 404`, async () => {
      const built = await readFile(path.join(dist, 'site', `${base}/404.html`), 'utf8');
      await onEveryHost(async (host) => {
        const response = await get(host, `${base}/no/such/page`);
        assert.equal(response.status, 404);
        assert.equal(await response.text(), built);
        assertHeaders(response);
      });
    });
  }

  test('hashed files are cached for a year', async () => {
    const html = await readFile(path.join(dist, 'site/index.html'), 'utf8');
    const files = linkedFiles(html).filter((file) =>
      hashedFolders.some((folder) => file.startsWith(`/${folder}/`)),
    );
    assert.ok(files.length > 4);
    await onEveryHost(async (host) => {
      for (const file of files) {
        const response = await get(host, file);
        assert.equal(response.status, 200, file);
        assert.equal(
          response.headers.get('cache-control'),
          'public, max-age=31536000, immutable',
          file,
        );
        await response.arrayBuffer();
      }
    });
  });

  test('sitemap, robots.txt, icon and security.txt exist', () =>
    onEveryHost(async (host) => {
      for (const file of [
        '/sitemap.xml',
        '/robots.txt',
        '/favicon.ico',
        '/favicon.svg',
        '/release.txt',
        '/.well-known/security.txt',
      ]) {
        const response = await get(host, file);
        assert.equal(response.status, 200, file);
        await response.arrayBuffer();
      }
    }));

  test('the feed has its media type', () =>
    onEveryHost(async (host) => {
      const response = await get(host, '/blog.atom');
      assert.equal(response.status, 200);
      assert.match(response.headers.get('content-type') ?? '', /^application\/atom\+xml/);
      await response.arrayBuffer();
    }));

  test('host configuration files are not served', () =>
    onEveryHost(async (host) => {
      for (const file of ['/_headers', '/_redirects']) {
        assert.notEqual((await get(host, file)).status, 200, file);
      }
    }));

  test('other methods are rejected if the host supports it', () =>
    onEveryHost(async (host) => {
      const response = await get(host, '/vps', { method: 'POST', body: 'x' });
      if (host.rejectsOtherMethods) assert.equal(response.status, 405);
      else assert.ok(response.status < 500);
    }));
});
