import { expect, test } from 'vitest';
import { joinPaths } from './icons.ts';

test('paths that follow each other become one', () => {
  expect(joinPaths('<path d="M12 5v14" /><path d="M5 12h14" />')).toBe(
    '<path d="M12 5v14M5 12h14"/>',
  );
});

test.each([
  ['m19 12-7 7-7-7', 'M19 12l-7 7-7-7'],
  ['m16 3 4 4-4 4', 'M16 3l4 4-4 4'],
  ['m5 12v3', 'M5 12v3'],
  ['M19 12-7 7', 'M19 12-7 7'],
])('%s keeps its place after another path', (data, alone) => {
  expect(joinPaths(`<path d="M0 0h1" /><path d="${data}" />`)).toBe(`<path d="M0 0h1${alone}"/>`);
});

test('other shapes and attributes stay as they are', () => {
  const drawing = '<circle cx="8" cy="8" r="6" /><path d="M1 1h2" /><path d="M3 3" fill="none" />';
  expect(joinPaths(drawing)).toBe(drawing);
});
