import { describe, expect, test } from 'vitest';
import { pageEntries as pages } from '../../src/site/pageEntries.ts';
import { compare } from './compare.ts';
import { isNoise } from './differences.ts';
import { renderGallery } from './page.ts';
import { screenshots } from './screenshots.ts';

const three = screenshots.slice(0, 3);
const [first, second, third] = three.map(({ file }) => file) as [string, string, string];

describe('the screenshots', () => {
  test('show every page at two widths, and a page of each drawing in three more themes', () => {
    const drawings = new Set(pages.map((page) => page.drawing));
    expect(screenshots).toHaveLength(pages.length * 2 + drawings.size * 3);
    expect(new Set(screenshots.map(({ file }) => file)).size).toBe(screenshots.length);
  });

  test('have names that work on any file system', () => {
    for (const { file } of screenshots) expect(file).toMatch(/^[a-z0-9-]+_\d+_[a-z0-9-]+\.png$/);
  });

  test('show only pages that exist', () => {
    const known = new Set<string>(pages.map(({ path }) => path));
    expect(screenshots.filter(({ path }) => !known.has(path))).toEqual([]);
  });
});

describe('the comparison', () => {
  const now = new Map([
    [first, 'a'],
    [second, 'b'],
    [third, 'c'],
  ]);

  test('lists changed screenshots first, then new ones', () => {
    const before = new Map([
      [first, 'a'],
      [third, 'other'],
      ['old_360_default.png', 'z'],
    ]);
    const { entries, removed } = compare(three, now, before);
    expect(entries.map(({ file, change }) => [file, change])).toEqual([
      [third, 'changed'],
      [second, 'new'],
      [first, 'same'],
    ]);
    expect(removed).toEqual(['old_360_default.png']);
  });

  test('finds nothing if nothing changed', () => {
    const { entries } = compare(three, now, now);
    expect(entries.map(({ change }) => change)).toEqual(['same', 'same', 'same']);
  });
});

test.each([
  ['antialiasing', true, { isSameSize: true, pixels: 60, strongest: 18 }],
  ['a moved letter', false, { isSameSize: true, pixels: 60, strongest: 200 }],
  ['a paler background', false, { isSameSize: true, pixels: 90_000, strongest: 3 }],
  ['another height', false, { isSameSize: false, pixels: 0, strongest: 0 }],
])('%s counts as noise: %s', (_, expected, difference) => {
  expect(isNoise(difference)).toBe(expected);
});

describe('the page', () => {
  const before = new Map([[first, 'other']]);
  const comparison = compare(three, new Map([[first, 'a']]), before);

  test('shows changed screenshots side by side', () => {
    const difference = { isSameSize: true, pixels: 900, strongest: 255, firstAt: 0.25 };
    const differences = new Map([[first, difference]]);
    const html = renderGallery({ ...comparison, differences, hasBefore: true, date: 'today' });
    expect(html).toContain('data-first-at="0.2500"');
    expect(html).toContain('1 changed, 2 new, 0 same, 0 removed');
    expect(html).toContain(`<img src="before/${first}"`);
    expect(html).not.toContain(`before/${second}`);
  });

  test('has a CSS rule for each filter choice', () => {
    const html = renderGallery({
      ...comparison,
      differences: new Map(),
      hasBefore: false,
      date: 'today',
    });
    expect(html).toContain(
      'body:has(#width option[value="360"]:checked) figure:not([data-width="360"])',
    );
    expect(html).toContain('3 screenshots, no earlier ones');
  });
});
