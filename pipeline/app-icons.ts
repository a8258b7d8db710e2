import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { site } from '../src/content/site.ts';
import { signSvg } from './sign.ts';
import { imageColours } from './theme-colours.ts';

const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** The sign in the sizes that phones and home screens ask for, and the manifest that names them. */
export async function writeAppIcons(siteFolder: string, root: string): Promise<void> {
  const sign = signSvg(root);
  const { surface, brand } = imageColours(root, ['surface', 'brand']);
  await writeFile(path.join(siteFolder, 'favicon.svg'), sign);
  for (const [file, width] of Object.entries(sizes)) {
    const picture = new Resvg(sign, { fitTo: { mode: 'width', value: width } });
    await writeFile(path.join(siteFolder, file), picture.render().asPng());
  }
  const manifest = {
    name: site.brand,
    short_name: site.brand,
    description: site.tagline,
    start_url: '/',
    display: 'browser',
    background_color: surface,
    theme_color: brand,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
  await writeFile(path.join(siteFolder, 'site.webmanifest'), JSON.stringify(manifest));
}
