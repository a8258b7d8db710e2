import sharp from 'sharp';
import { expect, test } from 'vitest';
import { imageSize } from './image-size.ts';

const size = { width: 30, height: 20 };
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>');
const picture = () => sharp({ create: { ...size, channels: 3, background: 'white' } });

test('reads the size of an SVG file', () => {
  expect(imageSize(svg)).toEqual(size);
});

test.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'reads the size of a %s file',
  async (format) => {
    expect(imageSize(await picture().toFormat(format).toBuffer())).toEqual(size);
  },
);

test('a photo taken on its side has the size that browsers show', async () => {
  const photo = await picture().jpeg().withMetadata({ orientation: 6 }).toBuffer();
  expect(imageSize(photo)).toEqual({ width: 20, height: 30 });
});

test('other files have no size', async () => {
  const png = await picture().png().toBuffer();
  expect(imageSize(Buffer.from('just some text, not a picture'))).toBeUndefined();
  expect(imageSize(Buffer.alloc(0))).toBeUndefined();
  expect(imageSize(png.subarray(0, 12))).toBeUndefined();
  expect(imageSize(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeUndefined();
});
