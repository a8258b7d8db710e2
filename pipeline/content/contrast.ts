import { defaultLanguage } from './read/content-file.ts';
import { valueOf } from './read/known-files.ts';
import type { Problem } from './read/problem.ts';
import type { Content } from './read/read-content.ts';
import { themeColours, themeNames } from '../theme-colours.ts';

type Channels = readonly [red: number, green: number, blue: number];

/** The red, green and blue of a colour such as #0b6450, from 0 to 255. */
export function channels(colour: string): Channels {
  const at = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
}

/** The colour of these channels. */
export function hex(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours such as #0b6450, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour with a share of another one. */
export function mix(colour: string, other: string, share: number): string {
  const added = channels(other);
  return hex(channels(colour).map((value, index) => value + ((added[index] ?? 0) - value) * share));
}

/** The colour with as much of another one, black or white, as the contrast on some surfaces needs. */
export function readable(
  colour: string,
  minimum: number,
  toward: string,
  on: readonly string[],
): string {
  for (let share = 0; share < 1; share += 0.02) {
    const tried = mix(colour, toward, share);
    if (on.every((surface) => contrast(tried, surface) >= minimum)) return tried;
  }
  return toward;
}

/** Tokens that need not be plain colours. */
const freeTokens = new Set(['scrim', 'shadow']);

const surfaces = ['surface-tinted', 'surface', 'card'];
const on = (texts: readonly string[], over: readonly string[]) =>
  texts.flatMap((text) => over.map((surface) => [text, surface] as const));

/** The minimum contrast of body text, links and buttons; of all other text; and of the borders of controls. */
const rules: readonly { minimum: number; pairs: readonly (readonly [string, string])[] }[] = [
  {
    minimum: 7,
    pairs: [
      ...on(['ink', 'ink-muted'], surfaces),
      ['on-dark', 'surface-dark'],
      ['on-dark-muted', 'surface-dark'],
      ...on(['brand'], surfaces),
      ['on-brand', 'brand'],
      ['on-brand', 'brand-hover'],
      ['on-accent', 'accent'],
      ['on-accent', 'accent-hover'],
      ['gold', 'surface-dark'],
    ],
  },
  {
    minimum: 4.5,
    pairs: [
      ...on(['accent', 'danger', 'good', 'hue-1', 'hue-2', 'hue-3', 'hue-4'], surfaces),
      ['on-accent-soft', 'accent-soft'],
      ['on-gold', 'gold'],
      ['on-gold', 'cotton'],
      ['cotton', 'surface-dark'],
    ],
  },
  { minimum: 3, pairs: [...on(['control'], surfaces), ['dark-line', 'surface-dark']] },
];

/** Problems of one theme: missing colours, invalid colours, and text that is hard to read. */
export function colourProblems(
  file: string,
  colours: ReadonlyMap<string, string>,
  expected: Iterable<string>,
): Problem[] {
  const missing = [...expected].filter((token) => !colours.has(token));
  const invalid = [...colours].filter(
    ([token, value]) => !freeTokens.has(token) && !/^#[0-9a-f]{6}$/i.test(value),
  );
  if (missing.length > 0 || invalid.length > 0) {
    return [
      ...missing.map((token) => ({
        file,
        field: `--${token}`,
        message: 'this colour is missing; every theme needs it',
      })),
      ...invalid.map(([token, value]) => ({
        file,
        field: `--${token}`,
        message: `'${value}' is not a colour; write six digits such as #0b6450`,
      })),
    ];
  }
  return rules.flatMap(({ minimum, pairs }) =>
    pairs.flatMap(([text, surface]) => {
      const [colour = '', ground = ''] = [colours.get(text), colours.get(surface)];
      const ratio = contrast(colour, ground);
      const better = readable(colour, minimum, luminance(ground) > 0.18 ? '#000000' : '#ffffff', [
        ground,
      ]);
      const message = `on --${surface} it has a contrast of ${ratio.toFixed(2)}:1; make it at least ${minimum}:1, such as ${better}`;
      return ratio >= minimum ? [] : [{ file, field: `--${text}`, message }];
    }),
  );
}

/** Problems of all themes, which the words of the layout list. */
export function themeProblems(root: string, { files }: Content): Problem[] {
  const names = themeNames(root);
  const words = `${defaultLanguage}/words/layout.yaml` as const;
  const labelled = Object.keys(valueOf(files, words).themePanel.themes);
  const field = 'themePanel.themes';
  const problems: Problem[] = [];
  for (const theme of new Set(['default', ...labelled])) {
    if (names.includes(theme)) continue;
    problems.push({
      file: `content/themes/${theme}.css`,
      field,
      message: 'there is no such theme',
    });
  }
  for (const theme of names) {
    if (labelled.includes(theme)) continue;
    const message = `write what visitors call content/themes/${theme}.css, or remove the file`;
    problems.push({ file: `content/${words}`, field, message });
  }
  if (problems.length > 0) return problems;
  const colours = (theme: string) => themeColours(root, theme);
  const expected = colours('default').keys();
  return names.flatMap((theme) =>
    colourProblems(`content/themes/${theme}.css`, colours(theme), expected),
  );
}
