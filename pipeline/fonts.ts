import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

interface FontCut {
  /** File below node_modules. */
  source: string;
  /** Name of the cut file in src/generated. */
  target: string;
  /** The weights that the styles use; a single one makes a far smaller file. */
  weights: number | { min: number; max: number };
  /** The characters to keep; unless given, those that the site uses. */
  characters?: string;
  /**
   * What the font can do beyond its letters; unless given, nothing. Figures of one width are for
   * prices. Not kerning: docs/decisions/small-fonts.md.
   */
  features?: string[];
}

/** What only font menus and old screens read, and where there is no kerning, what places letters. */
function unusedTables(features: string[]): string[] {
  return [
    'STAT',
    'gasp',
    ...(features.includes('kern') ? [] : ['GDEF', 'GPOS']),
    ...(features.length === 0 ? ['GSUB'] : []),
  ];
}

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** What titles and prices are written with; tests/fonts.spec.ts looks for any other. */
export const titleCharacters = `${latin}0123456789 .,:?!&%/+-–’@$`;

const cuts: FontCut[] = [
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
    target: 'taka.woff2',
    weights: 600,
    characters: '৳',
  },
];

/** What visitors may type into a field; the rest of ASCII stands in code, which has its own font. */
const typedCharacters = `${latin}0123456789 !"#$%&'()*+,-./:;<=>?@[]_`;

/** What is typed, and whatever else the site's texts hold. */
export async function charactersInUse(root: string): Promise<string> {
  const characters = new Set(typedCharacters);
  for await (const file of glob('src/**/*.{ts,tsx,md}', { cwd: root })) {
    // What tests type is not what the site says.
    if (file.includes('.test.')) continue;
    for (const character of await readFile(path.join(root, file), 'utf8')) {
      if (character > '~') characters.add(character);
    }
  }
  return [...characters].join('');
}

/** Cuts the fonts to what the site uses; the styles load them from src/generated. */
export async function cutFonts(root: string): Promise<void> {
  const folder = path.join(root, 'src/generated');
  await mkdir(folder, { recursive: true });
  const inUse = await charactersInUse(root);
  for (const cut of cuts) {
    const font = await subsetFont(
      await readFile(require.resolve(cut.source)),
      cut.characters ?? inUse,
      {
        targetFormat: 'woff2',
        variationAxes: { wght: cut.weights },
        noHinting: true,
        keepFeatures: cut.features ?? [],
        dropTables: unusedTables(cut.features ?? []),
      },
    );
    await writeFile(path.join(folder, cut.target), font);
  }
}
