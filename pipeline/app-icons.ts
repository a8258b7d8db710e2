import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { logoSvg } from './logo.ts';

const sizes = { 'apple-touch-icon.png': 180, 'icon-512.png': 512 };

/** The logo for browser tabs, home screens and search engines. */
export async function writeAppIcons(siteFolder: string, root: string): Promise<void> {
  const logo = logoSvg(root);
  await writeFile(path.join(siteFolder, 'favicon.svg'), logo);
  for (const [file, width] of Object.entries(sizes)) {
    const image = new Resvg(logo, { fitTo: { mode: 'width', value: width } });
    await writeFile(path.join(siteFolder, file), image.render().asPng());
  }
}
