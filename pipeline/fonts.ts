import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import { globSync } from 'tinyglobby';

const require = createRequire(import.meta.url);

interface FontSubset {
  /** The font's file in node_modules. */
  source: string;
  /** The name of the subset in generated. */
  target: string;
  /** The weights that the styles use; a single weight makes a much smaller file. */
  weights: number | { min: number; max: number };
  /** The characters to keep; by default those that the site uses. */
  characters?: string;
  /**
   * OpenType features to keep; by default none. Prices need tabular figures (tnum). Kerning took nearly as
   * much space as the letters and changed a title's width by one per cent.
   */
  features?: string[];
}

/** Tables that only font menus and old screens use, and those of features that are not kept. */
function unusedTables(features: string[]): string[] {
  return [
    'STAT',
    'gasp',
    ...(features.includes('kern') ? [] : ['GDEF', 'GPOS']),
    ...(features.length === 0 ? ['GSUB'] : []),
  ];
}

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The characters of titles and prices; tests/fonts.spec.ts fails if a title uses another. */
export const titleCharacters = `${latin}0123456789 .,:?!&%/+-–’@$€`;

const subsets: FontSubset[] = [
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    target: 'figtree.woff2',
    weights: { min: 400, max: 700 },
    features: ['tnum'],
  },
  {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    target: 'bricolage.woff2',
    weights: 700,
    characters: titleCharacters,
    features: ['tnum'],
  },
  {
    source: '@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2',
    target: 'bangla-signs.woff2',
    weights: 600,
    // The taka sign, and the name of the Bangla edition in links to it: not every device has a Bangla font, and
    // searching for one takes browsers longer than loading this file.
    characters: '৳বাংলা',
  },
];

/** What visitors may type into a field; other ASCII appears only in code, which has its own font. */
const typedCharacters = `${latin}0123456789 !"#$%&'()*+,-./:;<=>?@[]_`;

/** What visitors may type, and every other character of the site's texts. */
export async function charactersInUse(root: string): Promise<string> {
  const characters = new Set(typedCharacters);
  for (const file of globSync('{src,content}/**/*.{ts,tsx,md,yaml}', { cwd: root })) {
    // The site does not show what is in tests.
    if (file.includes('.test.')) continue;
    for (const character of await readFile(path.join(root, file), 'utf8')) {
      if (character > '~') characters.add(character);
    }
  }
  return [...characters].join('');
}

/** Reduces the fonts to what the site uses; the styles load them from generated. */
export async function subsetFonts(root: string): Promise<void> {
  const folder = path.join(root, 'generated');
  await mkdir(folder, { recursive: true });
  const inUse = await charactersInUse(root);
  for (const subset of subsets) {
    const font = await subsetFont(
      await readFile(require.resolve(subset.source)),
      subset.characters ?? inUse,
      {
        targetFormat: 'woff2',
        variationAxes: { wght: subset.weights },
        noHinting: true,
        keepFeatures: subset.features ?? [],
        dropTables: unusedTables(subset.features ?? []),
      },
    );
    await writeFile(path.join(folder, subset.target), font);
  }
}
