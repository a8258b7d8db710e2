import { expect, test } from 'vitest';
import { titleLines } from './social-cards.ts';

test.each([
  ['VPS', ['VPS']],
  ['Web Hosting and Domains in Bangladesh', ['Web Hosting and', 'Domains in', 'Bangladesh']],
])('a social card wraps %s', (title, lines) => {
  expect(titleLines(title)).toEqual(lines);
});
