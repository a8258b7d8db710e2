import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { logoSvg } from './logo.ts';

const sizes = { 'apple-touch-icon.png': 180, 'icon-512.png': 512 };

/** An ICO file with one PNG, which every browser reads. Sizes up to 255. */
function asIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // An icon (1) with one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  // Colour planes and bits per pixel, then where the picture is.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** For what asks for /favicon.ico without reading a page: feed readers, old browsers, crawlers. */
export function faviconIco(logo: string): Buffer {
  const size = 32;
  return asIco(drawPng(logo, size), size);
}

function drawPng(svg: string, width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
}

/** The logo for browser tabs, home screens and search engines. */
export async function writeAppIcons(siteFolder: string, root: string): Promise<void> {
  const logo = logoSvg(root);
  await writeFile(path.join(siteFolder, 'favicon.svg'), logo);
  await writeFile(path.join(siteFolder, 'favicon.ico'), faviconIco(logo));
  for (const [file, width] of Object.entries(sizes)) {
    await writeFile(path.join(siteFolder, file), drawPng(logo, width));
  }
}
