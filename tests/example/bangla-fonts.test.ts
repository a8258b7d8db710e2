import path from 'node:path';
import fontverter from 'fontverter';
import { expect, test } from 'vitest';
import {
  banglaWeights,
  changedWords,
  subsetToWords,
  wholeBanglaFont,
  wordsOfEdition,
} from '../../pipeline/bangla-fonts.ts';

const words = await wordsOfEdition(path.resolve(import.meta.dirname, '../..'));

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

test('both fonts together stay within 32 KB', async () => {
  const sizes = await Promise.all(
    faces.map(async ({ subset }) => (await fontverter.convert(subset, 'woff2', 'truetype')).length),
  );
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(32_000);
});
