import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { colourProblems } from '../../pipeline/content/contrast.ts';
import { darkColours, lightColours } from './palette.ts';

/** A full circle of hues, from pale to dark, and greys. */
const colours = [
  '#1a47c4',
  '#ffee00',
  '#000000',
  '#ffffff',
  '#808080',
  '#ff0000',
  '#00ff7f',
].concat(
  Array.from(
    { length: 400 },
    (_, index) => `#${((index * 41_927) % 0xff_ff_ff).toString(16).padStart(6, '0')}`,
  ),
);

test.each([
  ['light', lightColours],
  ['dark', darkColours],
] as const)('the %s palette of any colour passes every check of contrast', (_name, palette) => {
  const css = readFileSync(
    path.resolve(import.meta.dirname, '../../content/themes/default.css'),
    'utf8',
  );
  const free = new Set(['field', 'good', 'sample', 'scrim', 'shadow']);
  const expected = [...css.matchAll(/^ +--([\w-]+):/gm)].map(([, name = '']) => name);
  for (const colour of colours) {
    const tokens = palette(colour);
    const problems = colourProblems(
      colour,
      new Map(Object.entries({ good: tokens['brand'] ?? '', ...tokens })),
      expected.filter((name) => !free.has(name)),
    );
    expect(problems).toEqual([]);
  }
});
