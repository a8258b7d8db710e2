import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { HostRules } from '../release/host-rules.ts';

/** Tests of the server run on a small build of this kind, in a folder of their own. */
export interface SiteFixture {
  dist: string;
  write: (path: string, content: string | Buffer) => void;
  remove: () => void;
}

export const fixtureRules: HostRules = {
  pages: ['/', '/web-hosting', '/vps', '/domain-reseller', '/404'],
  otherSpellings: [],
  redirects: {
    '/vps-hosting': '/vps',
    '/store/vps': '/vps-hosting',
    '/login': '/',
    '/knowledgebase/19/About-Us.html': '/web-hosting',
  },
  headers: { 'Content-Security-Policy': "default-src 'self'", 'X-Content-Type-Options': 'nosniff' },
};

/** Large enough that it does not fit into the buffers between two sockets. */
export const film = Buffer.alloc(16 * 1024 * 1024, 'nokshi kantha ');

export function makeSite(rules: HostRules = fixtureRules): SiteFixture {
  const dist = mkdtempSync(join(tmpdir(), 'site-'));
  const write = (path: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
  };
  const writeCompressed = (path: string, content: string): void => {
    write(path, content);
    write(`${path}.br`, brotliCompressSync(content));
    write(`${path}.gz`, gzipSync(content));
  };

  write('rules.json', JSON.stringify(rules));
  for (const page of ['index', 'web-hosting', 'vps', 'domain-reseller', '404']) {
    writeCompressed(`site/${page}.html`, `<!doctype html><title>${page}</title>`);
  }
  writeCompressed('site/assets/app-1a2b.js', 'export const app = 1;');
  writeCompressed('site/themes/9f/main.min.css', ':root{}');
  write('site/robots.txt', 'User-agent: *');
  write('site/assets/film-3c.mp4', film);
  for (const name of ['_headers', '_redirects', 'vercel.json', 'nginx.conf']) {
    write(`site/${name}`, 'for another host');
  }
  return { dist, write, remove: () => rmSync(dist, { recursive: true }) };
}
