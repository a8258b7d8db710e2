import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import fontverter from 'fontverter';
import { contentFolder } from '../reader/content-file.ts';
import { cutFont } from './cut-font.ts';
import { glyphsFor, openFont, shapedGlyphs } from './shaping.ts';

const require = createRequire(import.meta.url);

/** The weights of the Bangla font; each is a file of its own. */
export const banglaWeights = [400, 700] as const;
export type BanglaWeight = (typeof banglaWeights)[number];

/** Letters, signs and digits of the script, its full stop, and the two characters that steer joining. */
const banglaRun = /[\u0964\u0965\u0980-\u09ff\u200c\u200d]+/g;

/** Numbers and prices, which code puts together, and the three letters that can be written in two ways. */
const alwaysKept =
  '০ ১ ২ ৩ ৪ ৫ ৬ ৭ ৮ ৯ ৳ \u09dc \u09a1\u09bc \u09dd \u09a2\u09bc \u09df \u09af\u09bc';

/** The Bangla words of a text, each once. */
export function banglaWords(text: string): string[] {
  return [...new Set(text.match(banglaRun))];
}

/** Every word of the Bangla edition. */
export async function wordsOfEdition(root: string): Promise<string[]> {
  const texts = [alwaysKept];
  for await (const file of glob(`${contentFolder}/bn/**/*.{yaml,md}`, { cwd: root })) {
    texts.push(await readFile(path.join(root, file), 'utf8'));
  }
  // Sorted: the same texts make the same file, in whatever order they were read.
  return banglaWords(texts.join('\n')).toSorted();
}

/** Hind Siliguri with all its Bangla glyphs, as TrueType. */
export async function wholeBanglaFont(weight: BanglaWeight): Promise<Uint8Array> {
  const file = `@fontsource/hind-siliguri/files/hind-siliguri-bengali-${weight}-normal.woff2`;
  return fontverter.convert(await readFile(require.resolve(file)), 'truetype');
}

/** The font with what the words need and no more; docs/decisions/bangla-type.md tells how. */
export async function cutToWords(font: Uint8Array, words: string[]): Promise<Uint8Array> {
  const text = words.join(' ');
  return cutFont(font, glyphsFor(openFont(font), text), new Set(text));
}

/** The words that the cut font draws differently from the whole one. */
export function changedWords(whole: Uint8Array, cut: Uint8Array, among: string[]): string[] {
  const [before, after] = [openFont(whole), openFont(cut)];
  return among.filter(
    (word) =>
      JSON.stringify(shapedGlyphs(before, word)) !== JSON.stringify(shapedGlyphs(after, word)),
  );
}

/** Writes the fonts of the Bangla edition to src/generated. */
export async function writeBanglaFonts(root: string): Promise<void> {
  const folder = path.join(root, 'src/generated');
  await mkdir(folder, { recursive: true });
  const words = await wordsOfEdition(root);
  for (const weight of banglaWeights) {
    const font = await cutToWords(await wholeBanglaFont(weight), words);
    await writeFile(
      path.join(folder, `hind-${weight}.woff2`),
      await fontverter.convert(font, 'woff2', 'truetype'),
    );
  }
}
