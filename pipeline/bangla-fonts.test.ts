import path from 'node:path';
import fontverter from 'fontverter';
import { expect, test } from 'vitest';
import type { BanglaWeight } from './bangla-fonts.ts';
import {
  banglaWeights,
  banglaWords,
  changedWords,
  subsetToWords,
  wholeBanglaFont,
  wordsOfEdition,
} from './bangla-fonts.ts';

const root = path.resolve(import.meta.dirname, '..');
const words = await wordsOfEdition(root);

const faces = await Promise.all(
  banglaWeights.map(async (weight) => {
    const whole = await wholeBanglaFont(weight);
    return { weight, whole, subset: await subsetToWords(whole, words) };
  }),
);

test.each(faces)(
  'in weight $weight the subset renders every word of the edition unchanged',
  (face) => {
    expect(words.length).toBeGreaterThan(2000);
    expect(changedWords(face.whole, face.subset, words)).toEqual([]);
  },
);

test('a conjunct that no word uses is left out, and the comparison detects it', async () => {
  const whole = await wholeBanglaFont(400 satisfies BanglaWeight);
  const subset = await subsetToWords(whole, ['কষ', 'ক্', 'স্ত্রী']);
  expect(changedWords(whole, subset, ['কষ', 'স্ত্রী', 'ক্ষ'])).toEqual(['ক্ষ']);
});

test('both fonts together stay within 32 KB', async () => {
  const sizes = await Promise.all(
    faces.map(async ({ subset }) => (await fontverter.convert(subset, 'woff2', 'truetype')).length),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(32_000);
});

test('words are found between Latin letters and placeholders', () => {
  expect(banglaWords('cPanel-এর দাম ${price}টাকা। (ফ্রি)')).toEqual(['এর', 'দাম', 'টাকা।', 'ফ্রি']);
});
