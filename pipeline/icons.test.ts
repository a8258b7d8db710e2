import path from 'node:path';
import { expect, test } from 'vitest';
import { iconNames } from '../src/icons/names.ts';
import { joinPaths, readIcon } from './icons.ts';

const root = path.resolve(import.meta.dirname, '..');

test('consecutive paths become one', () => {
  expect(joinPaths('<path d="M12 5v14" /><path d="M5 12h14" />')).toBe(
    '<path d="M12 5v14M5 12h14"/>',
  );
});

test.each([
  ['m19 12-7 7-7-7', 'M19 12l-7 7-7-7'],
  ['m16 3 4 4-4 4', 'M16 3l4 4-4 4'],
  ['m5 12v3', 'M5 12v3'],
  ['m15 9.228.383-.923', 'M15 9.228l.383-.923'],
  ['M19 12-7 7', 'M19 12-7 7'],
])('%s keeps its position after another path', (data, alone) => {
  expect(joinPaths(`<path d="M0 0h1" /><path d="${data}" />`)).toBe(`<path d="M0 0h1${alone}"/>`);
});

test('other shapes and attributes are left alone', () => {
  const drawing = '<circle cx="8" cy="8" r="6" /><path d="M1 1h2" /><path d="M3 3" fill="none" />';
  expect(joinPaths(drawing)).toBe(drawing);
});

test('joining paths loses no coordinate of any icon', async () => {
  for (const name of iconNames) {
    const drawing = await readIcon(root, name);
    const numbers = (text: string) => text.match(/-?(?:\d+\.?\d*|\.\d+)/g);
    const data = (text: string) => [...text.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join(' ');
    const flat = drawing.replaceAll(/\s*\n\s*/g, '');
    expect({ name, numbers: numbers(data(joinPaths(flat))) }).toEqual({
      name,
      numbers: numbers(data(flat)),
    });
  }
});
