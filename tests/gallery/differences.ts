import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';

/** How two screenshots differ. */
export interface Difference {
  isSameSize: boolean;
  /** How many pixels differ. */
  pixels: number;
  /** The largest difference in a colour channel, out of 255. */
  strongest: number;
  /** The position of the first difference, as a share of the height. */
  firstAt: number;
}

/** Antialiasing varies slightly between runs, which nobody can see. */
export function isNoise({ isSameSize, pixels, strongest }: Omit<Difference, 'firstAt'>): boolean {
  return isSameSize && pixels <= 300 && strongest <= 32;
}

const dataUrl = (file: string) => `data:image/png;base64,${readFileSync(file).toString('base64')}`;

/** Runs in a browser, which can decode images. */
async function measure(urls: string[]): Promise<Difference> {
  const [before, now] = await Promise.all(
    urls.map(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, image.width, image.height);
    }),
  );
  const isSameSize = before?.width === now?.width && before?.height === now?.height;
  const difference = { isSameSize, pixels: 0, strongest: 0, firstAt: 0 };
  if (!before || !now || !isSameSize) return difference;
  for (let at = 0; at < now.data.length; at += 4) {
    let delta = 0;
    for (let channel = at; channel < at + 3; channel += 1) {
      delta = Math.max(delta, Math.abs((before.data[channel] ?? 0) - (now.data[channel] ?? 0)));
    }
    if (delta === 0) continue;
    if (difference.pixels === 0) difference.firstAt = at / now.data.length;
    difference.pixels += 1;
    difference.strongest = Math.max(difference.strongest, delta);
  }
  return difference;
}

/** Compares the screenshots of two folders pixel by pixel. */
export async function measureDifferences(
  browser: Browser,
  files: readonly string[],
  folders: readonly [string, string],
): Promise<Map<string, Difference>> {
  const page = await browser.newPage();
  const differences = new Map<string, Difference>();
  for (const file of files) {
    const images = folders.map((folder) => dataUrl(path.join(folder, file)));
    differences.set(file, await page.evaluate(measure, images));
  }
  await page.close();
  return differences;
}
