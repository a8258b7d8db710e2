import path from 'node:path';
import { expect, test } from 'vitest';
import type { BanglaWeight } from './bangla-fonts.ts';
import {
  banglaWords,
  changedWords,
  subsetToWords,
  wholeBanglaFont,
  wordsOfEdition,
} from './bangla-fonts.ts';

const whole = await wholeBanglaFont(400 satisfies BanglaWeight);

test('the subset renders every word of the edition unchanged', async () => {
  const words = await wordsOfEdition(path.resolve(import.meta.dirname, '../tests/fixtures/site'));
  expect(words.length).toBeGreaterThan(100);
  expect(changedWords(whole, await subsetToWords(whole, words), words)).toEqual([]);
});

test('a conjunct that no word uses is left out, and the comparison detects it', async () => {
  const subset = await subsetToWords(whole, ['কষ', 'ক্', 'স্ত্রী']);
  expect(changedWords(whole, subset, ['কষ', 'স্ত্রী', 'ক্ষ'])).toEqual(['ক্ষ']);
});

test('words are found between Latin letters and placeholders', () => {
  expect(banglaWords('cPanel-এর দাম ${price}টাকা। (ফ্রি)')).toEqual(['এর', 'দাম', 'টাকা।', 'ফ্রি']);
});
