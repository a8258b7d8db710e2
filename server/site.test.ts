import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { fixtureRules, makeSite, type SiteFixture } from './site-fixture.ts';
import { loadSite } from './site.ts';

const fixtures: SiteFixture[] = [];
function site(rules = fixtureRules): SiteFixture {
  const fixture = makeSite(rules);
  fixtures.push(fixture);
  return fixture;
}
afterEach(() => {
  for (const fixture of fixtures.splice(0)) fixture.remove();
});

test('files for other hosts, compressed copies and pages are not among the files', () => {
  const { files } = loadSite(site().dist);
  expect([...files.keys()].sort()).toEqual([
    '/assets/app-1a2b.js',
    '/assets/film-3c.mp4',
    '/robots.txt',
    '/themes/9f/main.min.css',
  ]);
});

test('an archive of its own is a file, and so is a page of nobody', () => {
  const { dist, write } = site();
  write('site/module.tar.gz', 'archive');
  write('site/google123.html', 'proof');
  write('site/.well-known/security.txt', 'Contact: mailto:support@nokshihost.example');
  const { files } = loadSite(dist);
  expect(files.has('/module.tar.gz')).toBe(true);
  expect(files.has('/google123.html')).toBe(true);
  expect(files.has('/.well-known/security.txt')).toBe(true);
});

test('a link to a file outside of the build is not followed', () => {
  const { dist } = site();
  writeFileSync(join(dist, 'secret.txt'), 'secret');
  symlinkSync(join(dist, 'secret.txt'), join(dist, 'site/robots2.txt'));
  expect(loadSite(dist).files.has('/robots2.txt')).toBe(false);
});

test('equal bytes have equal tags, and each encoding its own', () => {
  const { dist, write } = site();
  write('site/robots2.txt', 'User-agent: *');
  const { files, notFound } = loadSite(dist);
  expect(files.get('/robots.txt')?.variants.identity.etag).toBe(
    files.get('/robots2.txt')?.variants.identity.etag,
  );
  const { identity, br, gzip } = notFound.variants;
  expect(new Set([identity.etag, br?.etag, gzip?.etag]).size).toBe(3);
  expect(identity.etag).toMatch(/^"[\w-]{22}"$/);
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'vps'])(
  'a redirect to %s is refused',
  (to) => {
    const { dist } = site({ ...fixtureRules, redirects: { '/old': to } });
    expect(() => loadSite(dist)).toThrow('The redirect from /old leads off the site');
  },
);

test('a page without its file is refused', () => {
  const { dist } = site({ ...fixtureRules, pages: ['/', '/gone'] });
  expect(() => loadSite(dist)).toThrow('The build lacks /gone.html');
});

test.each([
  ['nothing', undefined],
  ['half a file', '{"pages":'],
])('%s in place of the rules asks for a build', (_, text) => {
  const fixture = makeSite();
  onTestFinished(() => fixture.remove());
  if (text !== undefined) fixture.write('rules.json', text);
  const dist = text === undefined ? join(fixture.dist, 'nowhere') : fixture.dist;
  expect(() => loadSite(dist)).toThrow(
    /There is no finished build in .* Run "npm run build" first/,
  );
});
