import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from './project-copy.ts';

let copy: ReturnType<typeof copyProject>;

beforeAll(() => {
  copy = copyProject('broken-content');
  // The build before, which a failed one must leave as it was.
  mkdirSync(path.join(copy.folder, 'dist/site'), { recursive: true });
  writeFileSync(path.join(copy.folder, 'dist/site/index.html'), 'the build before');
});
afterAll(() => copy.remove());

/** Makes a mistake, builds, and puts it right again. */
async function buildWith(file: string, from: string, to: string): Promise<string> {
  const undo = copy.edit(file, { [from]: to });
  const { code, said } = await copy.run('npm', 'run', 'build');
  undo();
  expect(code).toBe(1);
  expect(said).not.toContain('    at ');
  expect(readdirSync(path.join(copy.folder, 'dist'))).toEqual(['site']);
  expect(readFileSync(path.join(copy.folder, 'dist/site/index.html'), 'utf8')).toBe(
    'the build before',
  );
  expect(existsSync(path.join(copy.folder, 'dist-growing'))).toBe(false);
  return said;
}

/* Each stops before anything is compiled. */
test.each([
  [
    'src/content/site.ts',
    "supportPhone: '+880",
    "supportPhone: '880",
    'src/content/site.ts: site.supportPhone: start with + and the country code',
  ],
  [
    'src/content/site.ts',
    '  supportHours: {',
    '  openingHours: {',
    'src/content/site.ts: site.openingHours: there is no such field',
  ],
  [
    'src/content/plans/listPrices.ts',
    '53: { monthly: 500,',
    "53: { monthly: 'five hundred',",
    'src/content/plans/listPrices.ts: listPrices.53.monthly: write the price as a number',
  ],
  [
    'src/content/plans/families.ts',
    '  cloudVps,\n',
    '',
    'src/content/plans/cloudVps.ts: cloudVps: this family is not listed',
  ],
  [
    'src/content/contact.ts',
    "way: 'E-mail only',",
    "weg: 'E-mail only',",
    'src/content/contact.ts: contactGuide.reasons.3.way: this field is missing; add it',
  ],
  [
    'src/content/contact.ts',
    "way: 'E-mail only',",
    "way: 'E-mail only'",
    'src/content/contact.ts: this file cannot be read near line ',
  ],
  [
    'src/content/redirects.ts',
    "'/vps-hosting': '/vps',",
    "'/vps-hosting': '/store/vps',",
    'src/content/redirects.ts: /vps-hosting: this leads round in a circle',
  ],
  [
    'src/content/blog/pointing-a-domain.md',
    '---\ntitle',
    'title',
    "src/content/blog/pointing-a-domain.md: front matter: start the file with '---'",
  ],
  [
    'src/content/legal/refund-policy.md',
    '](/web-hosting)',
    '](/webhosting)',
    'src/content/legal/refund-policy.md: link to /webhosting: there is no such page',
  ],
])('%s: %j', async (file, from, to, message) => {
  expect(await buildWith(file, from, to)).toContain(message);
});

test('a portal that is no origin', async () => {
  const { code, said } = await copy.run('env', 'PORTAL_URL=portal.example', 'npm', 'run', 'build');
  expect(code).toBe(1);
  expect(said).toContain('PORTAL_URL must be an origin such as https://portal.example.com');
  expect(said).not.toContain('    at ');
});

test('a place that its page lacks stops the build when the pages are made', async () => {
  const said = await buildWith('src/content/homes/blackFridayComing.ts', "'#ready'", "'#raedy'");
  expect(said).toMatch(
    /blackFridayComing\.ts, line \d+: link to #raedy on \/home-black-friday-coming: .* has no element with the id 'raedy'; use one of .*#ready/,
  );
});
