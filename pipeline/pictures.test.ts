import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { imageFolder } from './content/pictures.ts';
import { resizePicture } from './pictures.ts';

let root: string;

function photo(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#888' } }).jpeg();
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  mkdirSync(path.join(root, imageFolder), { recursive: true });
  const save = (name: string, bytes: Buffer) =>
    writeFileSync(path.join(root, imageFolder, name), bytes);
  const wide = await photo(1200, 800).toBuffer();
  save('wide.jpg', wide);
  save('small.jpg', await photo(300, 200).toBuffer());
  save('huge.jpg', await photo(2400, 1200).toBuffer());
  // Taken with the camera on its side, with a location that must not be published.
  const exif = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } };
  save(
    'upright.jpg',
    await photo(600, 400).withExif(exif).withMetadata({ orientation: 6 }).toBuffer(),
  );
  save('cut-off.jpg', wide.subarray(0, wide.length / 2));
});
afterAll(() => rmSync(root, { recursive: true }));

describe('a picture', () => {
  test.each([
    ['wide.jpg', [480, 960, 1200], 800],
    ['small.jpg', [300], 200],
    ['huge.jpg', [480, 960, 1440, 1920], 960],
    ['upright.jpg', [400], 600],
  ])('%s is made in the widths %j', { timeout: 60_000 }, async (name, widths, height) => {
    const picture = await resizePicture(root, name);
    expect(picture).toMatchObject({ width: widths.at(-1), height });
    for (const format of ['avif', 'webp'] as const) {
      expect(picture.files[format].map(({ width }) => width)).toEqual(widths);
      for (const { width, file } of picture.files[format]) {
        const made = await sharp(path.join(root, file)).metadata();
        expect(made).toMatchObject({ width, format: format === 'avif' ? 'heif' : 'webp' });
        expect(made.exif).toBeUndefined();
      }
    }
  });

  test('is resized only once', async () => {
    const [first, second] = await Promise.all([
      resizePicture(root, 'wide.jpg'),
      resizePicture(root, 'wide.jpg'),
    ]);
    expect(first).toBe(second);
  });

  test('that is damaged is reported', async () => {
    await expect(resizePicture(root, 'cut-off.jpg')).rejects.toThrow(
      /content\/images\/cut-off\.jpg: this picture cannot be read \(.+\); export it again/,
    );
  });
});
