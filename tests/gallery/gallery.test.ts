import { describe, expect, test } from 'vitest';
import { pages } from '../../src/content/pages.ts';
import { compare } from './compare.ts';
import { isNoise } from './noise.ts';
import { galleryPage } from './page.ts';
import { shots } from './shots.ts';

const three = shots.slice(0, 3);
const [first, second, third] = three.map(({ file }) => file) as [string, string, string];

describe('the pictures', () => {
  test('are all pages at two widths, and five in three more themes', () => {
    expect(shots).toHaveLength(pages.length * 2 + 5 * 2 * 3);
    expect(new Set(shots.map(({ file }) => file)).size).toBe(shots.length);
  });

  test('have names that any file system takes', () => {
    for (const { file } of shots) expect(file).toMatch(/^[a-z0-9-]+_\d+_[a-z0-9-]+\.png$/);
  });

  test('themes are shown on pages that exist', () => {
    const known = new Set<string>(pages.map(({ path }) => path));
    expect(shots.filter(({ path }) => !known.has(path))).toEqual([]);
  });
});

describe('the comparison', () => {
  const now = new Map([
    [first, 'a'],
    [second, 'b'],
    [third, 'c'],
  ]);

  test('puts what changed first, then what is new', () => {
    const before = new Map([
      [first, 'a'],
      [third, 'other'],
      ['old_360_default.png', 'z'],
    ]);
    const { entries, gone } = compare(three, now, before);
    expect(entries.map(({ file, change }) => [file, change])).toEqual([
      [third, 'changed'],
      [second, 'new'],
      [first, 'same'],
    ]);
    expect(gone).toEqual(['old_360_default.png']);
  });

  test('finds nothing where nothing changed', () => {
    const { entries } = compare(three, now, now);
    expect(entries.map(({ change }) => change)).toEqual(['same', 'same', 'same']);
  });
});

test.each([
  ['a smoothed edge', { isSameSize: true, pixels: 60, strongest: 18 }, true],
  ['a moved letter', { isSameSize: true, pixels: 60, strongest: 200 }, false],
  ['a paler ground', { isSameSize: true, pixels: 90_000, strongest: 3 }, false],
  ['another height', { isSameSize: false, pixels: 0, strongest: 0 }, false],
])('%s', (_, distance, expected) => {
  expect(isNoise(distance)).toBe(expected);
});

describe('the page', () => {
  const before = new Map([[first, 'other']]);
  const comparison = compare(three, new Map([[first, 'a']]), before);

  test('shows what changed beside what it was', () => {
    const distance = { isSameSize: true, pixels: 900, strongest: 255, firstAt: 0.25 };
    const apart = new Map([[first, distance]]);
    const html = galleryPage({ ...comparison, apart, hasBefore: true, date: 'today' });
    expect(html).toContain('data-first-at="0.2500"');
    expect(html).toContain('1 changed, 2 new, 0 same, 0 gone');
    expect(html).toContain(`<img src="before/${first}"`);
    expect(html).not.toContain(`before/${second}`);
  });

  test('has a rule for each choice of a filter', () => {
    const html = galleryPage({ ...comparison, apart: new Map(), hasBefore: false, date: 'today' });
    expect(html).toContain(
      'body:has(#width option[value="360"]:checked) figure:not([data-width="360"])',
    );
    expect(html).toContain('3 pictures, none from before');
  });
});
