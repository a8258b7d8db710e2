import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { HostRules } from '../../release/host-rules.ts';
import { startHosts } from './hosts.ts';
import type { Host } from './hosts.ts';
import { stopAll } from './processes.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const rules = JSON.parse(await readFile(path.join(dist, 'rules.json'), 'utf8')) as HostRules;

let hosts: Host[] = [];
before(async () => {
  hosts = await startHosts();
});
after(stopAll);

async function get(host: Host, target: string, init: RequestInit = {}): Promise<Response> {
  return fetch(host.url + target, { redirect: 'manual', ...init });
}

/** Runs the same question against each host and names the one that answers otherwise. */
async function everywhere(ask: (host: Host) => Promise<void>): Promise<void> {
  for (const host of hosts) {
    try {
      await ask(host);
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
  for (const page of rules.pages) {
    test(`${page} is the same bytes everywhere`, async () => {
      const file = page === '/' ? 'index.html' : `${page.slice(1)}.html`;
      const built = await readFile(path.join(dist, 'site', file), 'utf8');
      await everywhere(async (host) => {
        const response = await get(host, page);
        assert.equal(response.status, 200);
        assert.equal(await response.text(), built);
        assert.match(response.headers.get('content-type') ?? '', /^text\/html; ?charset=utf-8$/i);
        assert.equal(response.headers.get('cache-control'), 'public, max-age=0, must-revalidate');
        assertHeaders(response);
      });
    });
  }

  test('an unchanged page is not sent again', () =>
    everywhere(async (host) => {
      const etag = (await get(host, '/vps')).headers.get('etag');
      assert.ok(etag);
      const again = await get(host, '/vps', { headers: { 'if-none-match': etag } });
      assert.equal(again.status, 304);
    }));

  test('a slash at the end leads to the address without it', () =>
    everywhere(async (host) => {
      const response = await get(host, '/web-hosting/?a=b');
      assert.ok([301, 308].includes(response.status), String(response.status));
      assert.equal(response.headers.get('location'), '/web-hosting?a=b');
    }));

  for (const spelling of rules.otherSpellings) {
    test(`${spelling} leads to its page`, () =>
      everywhere(async (host) => {
        const response = await get(host, `${spelling}?a=b`);
        assert.equal(response.status, 301);
        assert.equal(response.headers.get('location'), `${spelling.toLowerCase()}?a=b`);
      }));
  }

  test('any other spelling leads there where the host can', () =>
    everywhere(async (host) => {
      const response = await get(host, '/Web-HOSTING');
      assert.equal(response.status, host.readsAnySpelling ? 301 : 404);
    }));
});

describe('redirects', () => {
  for (const [from, to] of Object.entries(rules.redirects)) {
    test(`${from} leads to ${to} with its query`, () =>
      everywhere(async (host) => {
        const response = await get(host, `${from}?a=b`);
        assert.equal(response.status, 301);
        assert.equal(response.headers.get('location'), `${to}?a=b`);
      }));
  }
});

describe('the rest', () => {
  test('an unknown address is the not-found page with status 404', async () => {
    const built = await readFile(path.join(dist, 'site/404.html'), 'utf8');
    await everywhere(async (host) => {
      const response = await get(host, '/no/such/page');
      assert.equal(response.status, 404);
      assert.equal(await response.text(), built);
      assertHeaders(response);
    });
  });

  test('hashed files may be kept for a year', async () => {
    const html = await readFile(path.join(dist, 'site/index.html'), 'utf8');
    const files = [...html.matchAll(/(?:href|src)="(\/(?:assets|themes)\/[^"#]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    assert.ok(files.length > 4);
    await everywhere(async (host) => {
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

  test('search files are there', () =>
    everywhere(async (host) => {
      for (const file of ['/sitemap.xml', '/robots.txt', '/favicon.svg', '/site.webmanifest']) {
        const response = await get(host, file);
        assert.equal(response.status, 200, file);
        await response.arrayBuffer();
      }
    }));

  test("the settings for hosts are nobody's business", () =>
    everywhere(async (host) => {
      for (const file of ['/_headers', '/_redirects']) {
        assert.notEqual((await get(host, file)).status, 200, file);
      }
    }));

  test('other methods are refused where the host lets us', () =>
    everywhere(async (host) => {
      const response = await get(host, '/vps', { method: 'POST', body: 'x' });
      if (host.refusesMethods) assert.equal(response.status, 405);
      else assert.ok(response.status < 500);
    }));
});
