import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import type { RunningServer } from '../cli/listen.ts';
import type { HostRules } from '../release/host-rules.ts';
import { writeManifest } from '../release/manifest.ts';
import { startSiteServer } from './serve.ts';

/** A small build in a temporary folder. */
export interface TestSite {
  dist: string;
  /** Changes a file, as another build would. */
  write: (path: string, content: string | Buffer) => void;
  remove: () => void;
}

export const testRules: HostRules = {
  bases: [''],
  pages: ['/', '/web-hosting', '/vps', '/domain-reseller', '/blog', '/404'],
  otherSpellings: [],
  articles: { path: '/blog', parameter: 'post', slugs: ['epp-code'] },
  redirects: {
    '/vps-hosting': '/vps',
    '/store/vps': '/vps-hosting',
    '/login': '/',
    '/knowledgebase/19/About-Us.html': '/web-hosting',
    '/Offer.php': '/web-hosting',
  },
  headers: { 'Content-Security-Policy': "default-src 'self'", 'X-Content-Type-Options': 'nosniff' },
};

/** Too large for the send buffers of a socket. */
export const video = Buffer.alloc(16 * 1024 * 1024, 'nokshi kantha ');

export function createTestSite(rules: HostRules = testRules): TestSite {
  const dist = mkdtempSync(join(tmpdir(), 'site-'));
  const write = (path: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  };
  const writeCompressed = (path: string, content: string): void => {
    write(path, content);
    write(path.replace('site', 'compressed') + '.br', brotliCompressSync(content));
    write(path.replace('site', 'compressed') + '.gz', gzipSync(content));
  };

  write('rules.json', JSON.stringify(rules));
  for (const page of ['index', 'web-hosting', 'vps', 'domain-reseller', 'blog', '404']) {
    writeCompressed(`site/${page}.html`, `<!doctype html><title>${page}</title>`);
  }
  writeCompressed('site/assets/app-1a2b.js', 'export const app = 1;');
  writeCompressed('site/themes/9f/main.min.css', ':root{}');
  write('site/robots.txt', 'User-agent: *');
  write('site/assets/video-3c.mp4', video);
  for (const name of ['_headers', '_redirects', '_routes.json', '_worker.js', 'vercel.json']) {
    write(`site/${name}`, 'for another host');
  }
  writeManifest(dist);
  return {
    dist,
    write: (path, content) => {
      write(path, content);
      writeManifest(dist);
    },
    remove: () => {
      rmSync(dist, { recursive: true });
      rmSync(`${dist}-releases`, { recursive: true, force: true });
    },
  };
}

/** Serves a test site in this process during the tests of one file. */
export function useTestServer(): { readonly port: number } {
  let site: TestSite;
  let server: RunningServer;
  beforeAll(async () => {
    site = createTestSite();
    server = await startSiteServer({ dist: site.dist, port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.close();
    site.remove();
  });
  return {
    get port() {
      return server.port;
    },
  };
}
