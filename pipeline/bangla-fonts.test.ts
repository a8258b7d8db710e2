import path from 'node:path';
import fontverter from 'fontverter';
import { expect, test } from 'vitest';
import type { BanglaWeight } from './bangla-fonts.ts';
import {
  banglaWeights,
  banglaWords,
  changedWords,
  cutToWords,
  wholeBanglaFont,
  wordsOfEdition,
} from './bangla-fonts.ts';

const root = path.resolve(import.meta.dirname, '..');
const words = await wordsOfEdition(root);

const faces = await Promise.all(
  banglaWeights.map(async (weight) => {
    const whole = await wholeBanglaFont(weight);
    return { weight, whole, cut: await cutToWords(whole, words) };
  }),
);

test.each(faces)('in weight $weight every word of the edition looks as before', (face) => {
  expect(words.length).toBeGreaterThan(2000);
  expect(changedWords(face.whole, face.cut, words)).toEqual([]);
});

test('a conjunct that no word uses is missing, and the comparison notices', async () => {
  const whole = await wholeBanglaFont(400 satisfies BanglaWeight);
  const cut = await cutToWords(whole, ['কষ', 'ক্', 'স্ত্রী']);
  expect(changedWords(whole, cut, ['কষ', 'স্ত্রী', 'ক্ষ'])).toEqual(['ক্ষ']);
});

test('both fonts together stay within 32 KB', async () => {
  const sizes = await Promise.all(
    faces.map(async ({ cut }) => (await fontverter.convert(cut, 'woff2', 'truetype')).length),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(32_000);
});

test('words are found between Latin letters and placeholders', () => {
  expect(banglaWords('cPanel-এর দাম ${price}টাকা। (ফ্রি)')).toEqual(['এর', 'দাম', 'টাকা।', 'ফ্রি']);
});
