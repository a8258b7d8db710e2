import path from 'node:path';
import { expect, test } from 'vitest';
import { logoSvg } from './logo.ts';
import { themeColours } from './theme-colours.ts';

test('our logo uses the colours of the default theme', () => {
  const root = path.resolve(import.meta.dirname, '..');
  expect(logoSvg(root)).toContain(themeColours(root, 'default').get('brand'));
});
