import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSite } from './site.ts';
import { createTestSite, testRules, type TestSite } from './test-site.ts';

function testSite(rules = testRules): TestSite {
  const site = createTestSite(rules);
  onTestFinished(() => site.remove());
  return site;
}

test('pages, compressed versions and files for other hosts are not listed as files', () => {
  const { files } = loadSite(testSite().dist);
  expect([...files.keys()].sort()).toEqual([
    '/assets/app-1a2b.js',
    '/assets/video-3c.mp4',
    '/release.txt',
    '/robots.txt',
    '/themes/9f/main.min.css',
  ]);
});

test('other archives and HTML files are listed as files', () => {
  const { dist, write } = testSite();
  write('site/module.tar.gz', 'archive');
  write('site/google123.html', 'proof');
  write('site/.well-known/security.txt', 'Contact: mailto:support@nokshihost.example');
  const { files } = loadSite(dist);
  expect(files.has('/module.tar.gz')).toBe(true);
  expect(files.has('/google123.html')).toBe(true);
  expect(files.has('/.well-known/security.txt')).toBe(true);
});

test('a symbolic link out of the build is not followed', () => {
  const { dist } = testSite();
  writeFileSync(join(dist, 'secret.txt'), 'secret');
  symlinkSync(join(dist, 'secret.txt'), join(dist, 'site/robots2.txt'));
  expect(loadSite(dist).files.has('/robots2.txt')).toBe(false);
});

test('equal files have equal tags, and each encoding has its own', () => {
  const { dist, write } = testSite();
  write('site/robots2.txt', 'User-agent: *');
  const { files, notFound } = loadSite(dist);
  expect(files.get('/robots.txt')?.variants.identity.etag).toBe(
    files.get('/robots2.txt')?.variants.identity.etag,
  );
  const { variants } = notFound.get('') ?? {};
  const { identity, br, gzip } = variants ?? {};
  expect(new Set([identity?.etag, br?.etag, gzip?.etag]).size).toBe(3);
  expect(identity?.etag).toMatch(/^"[\w-]{22}"$/);
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'vps'])(
  'a redirect to %s is rejected',
  (to) => {
    const { dist } = testSite({ ...testRules, redirects: { '/old': to } });
    expect(() => loadSite(dist)).toThrow('The redirect from /old leads off the site');
  },
);

test('a page without a file is rejected', () => {
  const { dist } = testSite({ ...testRules, pages: ['/', '/gone'] });
  expect(() => loadSite(dist)).toThrow('The build has no /gone.html');
});

test('without a finished build, the error asks for one', () => {
  expect(() => loadSite(join(testSite().dist, 'nowhere'))).toThrow(
    /There is no finished build in .* Run "npm run build" first/,
  );
});
