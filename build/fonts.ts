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
}

const cuts: FontCut[] = [
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    target: 'figtree.woff2',
    weights: { min: 400, max: 700 },
  },
  {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    target: 'bricolage.woff2',
    weights: 700,
  },
  {
    source: '@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2',
    target: 'taka.woff2',
    weights: 600,
    characters: '৳',
  },
];

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));

/** All of ASCII, because the portal names products too, and whatever else the site's texts hold. */
async function charactersInUse(root: string): Promise<string> {
  const characters = new Set(printableAscii);
  for await (const file of glob('src/**/*.{ts,tsx,md}', { cwd: root })) {
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
        // Kerning, and figures of one width for prices; what else the fonts can do is not used.
        keepFeatures: ['kern', 'tnum'],
      },
    );
    await writeFile(path.join(folder, cut.target), font);
  }
}
