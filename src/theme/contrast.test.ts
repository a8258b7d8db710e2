import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { themeColours } from '../../pipeline/theme-colours.ts';
import { themeNames } from './names.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** A theme's colours, by token. */
function tokens(theme: string): Map<string, string> {
  return new Map([...themeColours(root, theme)].filter(([, value]) => value.startsWith('#')));
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['surface-tinted', 'surface', 'card'];
const on = (texts: string[], over: string[]) =>
  texts.flatMap((text) => over.map((surface) => [text, surface] as const));

/** Minimum contrast of body text, all other text, and borders of controls. */
const rules: readonly { minimum: number; pairs: (readonly [string, string])[] }[] = [
  {
    minimum: 7,
    pairs: [
      ...on(['ink', 'ink-muted'], surfaces),
      ['on-dark', 'surface-dark'],
      ['on-dark-muted', 'surface-dark'],
    ],
  },
  {
    minimum: 4.5,
    pairs: [
      ...on(['brand', 'accent', 'danger', 'good', 'hue-1', 'hue-2', 'hue-3', 'hue-4'], surfaces),
      ['on-brand', 'brand'],
      ['on-brand', 'brand-hover'],
      ['on-accent', 'accent'],
      ['on-accent', 'accent-hover'],
      ['on-accent-soft', 'accent-soft'],
      ['on-gold', 'gold'],
      ['on-gold', 'cotton'],
      ['gold', 'surface-dark'],
      ['cotton', 'surface-dark'],
      ['danger', 'danger-soft'],
    ],
  },
  { minimum: 3, pairs: [...on(['control'], surfaces), ['dark-line', 'surface-dark']] },
];

describe.each(themeNames)('%s', (theme) => {
  const values = tokens(theme);

  test.each(rules)('has a contrast of at least $minimum:1', ({ minimum, pairs }) => {
    const tooWeak = pairs
      .map(([text, surface]) => ({
        pair: `${text} on ${surface}`,
        ratio: contrast(values.get(text) ?? '', values.get(surface) ?? ''),
      }))
      .filter(({ ratio }) => !(ratio >= minimum));
    expect(tooWeak).toEqual([]);
  });

  test('defines the same tokens as the default', () => {
    expect([...values.keys()]).toEqual([...tokens('default').keys()]);
  });
});
