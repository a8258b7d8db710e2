import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { site } from '../src/content/site.ts';
import { siteCopy } from '../src/content/siteCopy.ts';
import { logoSvg } from './logo.ts';
import { imageColours } from './theme-colours.ts';

const sizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** The logo in the sizes that phones and home screens use, and the web app manifest. */
export async function writeAppIcons(siteFolder: string, root: string): Promise<void> {
  const logo = logoSvg(root);
  const { surface, brand } = imageColours(root, ['surface', 'brand']);
  await writeFile(path.join(siteFolder, 'favicon.svg'), logo);
  for (const [file, width] of Object.entries(sizes)) {
    const image = new Resvg(logo, { fitTo: { mode: 'width', value: width } });
    await writeFile(path.join(siteFolder, file), image.render().asPng());
  }
  const manifest = {
    name: site.brand,
    short_name: site.brand,
    description: siteCopy.company.tagline,
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
