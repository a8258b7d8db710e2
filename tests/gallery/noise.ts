import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';

/** How far two pictures are apart. */
export interface Distance {
  isSameSize: boolean;
  pixels: number;
  /** The largest difference of a colour channel, of 255. */
  strongest: number;
  /** How far down the first difference is, as a share of the height. */
  firstAt: number;
}

/** The browser smooths an edge now and then a little otherwise; nobody sees it. */
export function isNoise({ isSameSize, pixels, strongest }: Omit<Distance, 'firstAt'>): boolean {
  return isSameSize && pixels <= 300 && strongest <= 32;
}

const dataUrl = (file: string) => `data:image/png;base64,${readFileSync(file).toString('base64')}`;

/** Measured in a browser, which can read pictures as it is. */
async function measure(addresses: string[]): Promise<Distance> {
  const [before, now] = await Promise.all(
    addresses.map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, image.width, image.height);
    }),
  );
  const isSameSize = before?.width === now?.width && before?.height === now?.height;
  const distance = { isSameSize, pixels: 0, strongest: 0, firstAt: 0 };
  if (!before || !now || !isSameSize) return distance;
  for (let at = 0; at < now.data.length; at += 4) {
    let apart = 0;
    for (let channel = at; channel < at + 3; channel += 1) {
      apart = Math.max(apart, Math.abs((before.data[channel] ?? 0) - (now.data[channel] ?? 0)));
    }
    if (apart === 0) continue;
    if (distance.pixels === 0) distance.firstAt = at / now.data.length;
    distance.pixels += 1;
    distance.strongest = Math.max(distance.strongest, apart);
  }
  return distance;
}

/** How far apart the pictures of each file are in the two folders. */
export async function distances(
  browser: Browser,
  files: readonly string[],
  folders: readonly [string, string],
): Promise<Map<string, Distance>> {
  const page = await browser.newPage();
  const found = new Map<string, Distance>();
  for (const file of files) {
    const pictures = folders.map((folder) => dataUrl(path.join(folder, file)));
    found.set(file, await page.evaluate(measure, pictures));
  }
  await page.close();
  return found;
}
