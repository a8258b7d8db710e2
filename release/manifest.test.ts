import {
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { readManifest, readRelease, writeManifest } from './manifest.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
  writeFileSync(join(folder, 'app.js'), 'export const app = 1;');
  writeFileSync(join(folder, 'app.js.br'), 'compressed');
  writeManifest(folder);
  const created = folder;
  onTestFinished(() => rmSync(created, { recursive: true }));
});

test('a release reads back as it was written', () => {
  const { manifest, files } = readRelease(folder);
  expect([...files.keys()]).toEqual(['app.js', 'app.js.br', 'site/release.txt']);
  expect(files.get('app.js')?.toString()).toBe('export const app = 1;');
  expect(manifest.files['app.js']?.bytes).toBe(21);
});

test('the site says which release it is', () => {
  expect(readFileSync(join(folder, 'site/release.txt'), 'utf8')).toBe(
    `${readManifest(folder).id}\n`,
  );
});

test('the id changes with any byte of any file, and with nothing else', () => {
  const { id } = readManifest(folder);
  writeManifest(folder);
  expect(readManifest(folder).id).toBe(id);
  writeFileSync(join(folder, 'app.js'), 'export const app = 2;');
  writeManifest(folder);
  expect(readManifest(folder).id).not.toBe(id);
});

test.each([
  ['truncated', () => truncateSync(join(folder, 'app.js.br'), 4), /app\.js\.br has 4 bytes/],
  ['empty', () => truncateSync(join(folder, 'app.js.br'), 0), /app\.js\.br has 0 bytes instead/],
  ['missing', () => rmSync(join(folder, 'app.js')), /app\.js is missing/],
  [
    'changed',
    () => writeFileSync(join(folder, 'app.js'), 'export const app = 2;'),
    /differs from what the build wrote/,
  ],
])('a %s file makes the release unusable', (_, damage, message) => {
  damage();
  expect(() => readRelease(folder)).toThrow(message);
  expect(() => readRelease(folder)).toThrow(/^The release in .* is damaged: .*\.$/);
});

test.each([
  ['truncated', (text: string) => text.slice(0, 50)],
  ['changed', (text: string) => text.replace('"app.js.br"', '"app.js.bz"')],
])('a %s manifest means there is no release', (_, damage) => {
  const file = join(folder, 'manifest.json');
  writeFileSync(file, damage(readFileSync(file, 'utf8')));
  expect(() => readRelease(folder)).toThrow(/^There is no finished build in .*npm run build/);
});

test('files that the manifest does not list and symbolic links are left out', () => {
  symlinkSync('/etc/hostname', join(folder, 'link.txt'));
  writeManifest(folder);
  writeFileSync(join(folder, 'stray.txt'), 'stray');
  expect(readRelease(folder).files.has('app.js')).toBe(true);
  expect(Object.keys(readManifest(folder).files)).not.toContain('link.txt');
  expect(readRelease(folder).files.has('stray.txt')).toBe(false);
});
