import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { imageSize } from './image-size.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"/>';

test('reads the size of SVG and PNG files', () => {
  expect(imageSize(Buffer.from(svg))).toEqual({ width: 30, height: 20 });
  expect(imageSize(new Resvg(svg).render().asPng())).toEqual({ width: 30, height: 20 });
});

const bytes = (hex: string) => Buffer.from(hex.replaceAll(' ', ''), 'hex');

test.each([
  ['JPEG', 'ffd8 ffe0 0004 0000 ffc0 0011 08 0014 001e 03 000000000000000000'],
  ['WebP', '52494646 00000000 57454250 56503858 0a000000 00000000 1d0000 130000'],
  ['AVIF', '00000018 66747970 61766966 00000014 69737065 00000000 0000001e 00000014'],
])('reads the size of %s files', (_, hex) => {
  expect(imageSize(bytes(hex))).toEqual({ width: 30, height: 20 });
});

test('other files have no size', () => {
  expect(imageSize(Buffer.from('just some text, not a picture'))).toBeUndefined();
  expect(imageSize(Buffer.alloc(0))).toBeUndefined();
  expect(imageSize(bytes('ffd8 ffe0 0004'))).toBeUndefined();
});
