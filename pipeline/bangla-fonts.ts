import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import fontverter from 'fontverter';
import { globSync } from 'tinyglobby';
import { contentFolder } from './content/read/content-file.ts';
import { subsetToGlyphs } from './glyph-subset.ts';
import { glyphsFor, openFont, shapedGlyphs } from './shaping.ts';

const require = createRequire(import.meta.url);

/** The weights of the Bangla font, one file each. */
export const banglaWeights = [400, 700] as const;
export type BanglaWeight = (typeof banglaWeights)[number];

/** Letters, signs and digits of the script, its full stop, and the zero-width joiner and non-joiner. */
const banglaRun = /[\u0964\u0965\u0980-\u09ff\u200c\u200d]+/g;

/** Characters of numbers and prices, which code composes, and the three letters with two encodings. */
const alwaysKept =
  '০ ১ ২ ৩ ৪ ৫ ৬ ৭ ৮ ৯ ৳ \u09dc \u09a1\u09bc \u09dd \u09a2\u09bc \u09df \u09af\u09bc';

/** The Bangla words of a text, each once. */
export function banglaWords(text: string): string[] {
  return [...new Set(text.match(banglaRun))];
}

/** Every word of the Bangla edition. The text of a notice is among the facts. */
export async function wordsOfEdition(root: string): Promise<string[]> {
  const texts = [alwaysKept];
  for (const file of globSync(`${contentFolder}/{bn/**/*.{yaml,md},site.yaml}`, { cwd: root })) {
    texts.push(await readFile(path.join(root, file), 'utf8'));
  }
  // Sorted, so that the result does not depend on the order in which files are read.
  return banglaWords(texts.join('\n')).toSorted();
}

/** Hind Siliguri with all its Bangla glyphs, as TrueType. */
export async function wholeBanglaFont(weight: BanglaWeight): Promise<Uint8Array> {
  const file = `@fontsource/hind-siliguri/files/hind-siliguri-bengali-${weight}-normal.woff2`;
  return fontverter.convert(await readFile(require.resolve(file)), 'truetype');
}

/** Reduces a font to what the words need; docs/decisions/fonts.md says how. */
export async function subsetToWords(font: Uint8Array, words: string[]): Promise<Uint8Array> {
  const text = words.join(' ');
  return subsetToGlyphs(font, glyphsFor(openFont(font), text), new Set(text));
}

/** The words that a subset renders differently from the whole font. */
export function changedWords(whole: Uint8Array, subset: Uint8Array, words: string[]): string[] {
  const [before, after] = [openFont(whole), openFont(subset)];
  return words.filter(
    (word) =>
      JSON.stringify(shapedGlyphs(before, word)) !== JSON.stringify(shapedGlyphs(after, word)),
  );
}

/** Writes the fonts of the Bangla edition to generated. */
export async function writeBanglaFonts(root: string): Promise<void> {
  const folder = path.join(root, 'generated');
  await mkdir(folder, { recursive: true });
  const words = await wordsOfEdition(root);
  for (const weight of banglaWeights) {
    const font = await subsetToWords(await wholeBanglaFont(weight), words);
    await writeFile(
      path.join(folder, `hind-${weight}.woff2`),
      await fontverter.convert(font, 'woff2', 'truetype'),
    );
  }
}
