import { expect, test } from 'vitest';
import { loadOutlineFonts, textOutlines } from './text-outlines.ts';

const fonts = await loadOutlineFonts();

/** The left edges of a text's visible shapes, from left to right. */
function starts(text: string): number[] {
  const svg = textOutlines(text, fonts, { x: 100, y: 0, size: 50, colour: '#000000' });
  const visible = svg.matchAll(/matrix\([\d.]+ 0 0 -[\d.]+ ([\d.]+) [-\d.]+\)" d="[^"]/g);
  return [...visible].map(([, x]) => Number(x));
}

test('the parts of a Bangla letter are placed side by side', () => {
  const parts = starts('দেশে');
  expect(parts).toHaveLength(4);
  for (const [index, x] of parts.entries()) {
    if (index > 0) expect(x - (parts[index - 1] ?? 0)).toBeGreaterThan(10);
  }
});

test('Latin letters and Bangla letters follow each other, each in its own font', () => {
  const [c, , , , , l, ...bangla] = starts('cPanel ও');
  expect(c).toBe(100);
  expect(bangla).toHaveLength(1);
  expect(bangla[0]).toBeGreaterThan((l ?? 0) + 20);
});
