import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { iconNames } from '../src/icons/names.ts';
import { iconFile } from './content/icons.ts';

async function readIcon(root: string, name: string): Promise<string> {
  const file = iconFile(root, name);
  if (file === undefined) throw new Error(`There is no icon '${name}'.`);
  return readFile(file, 'utf8');
}

function asSymbol(name: string, svg: string): string {
  const drawing = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return `<symbol id="${name}" viewBox="0 0 24 24">${drawing.replaceAll(/\s*\n\s*/g, '')}</symbol>`;
}

/**
 * One sprite for all icons. A page shows an icon with `<use>`, so that neither its HTML nor its
 * script carries the drawing, and the sprite is fetched once for the whole site.
 */
export async function writeIconSprite(root: string): Promise<void> {
  const symbols = await Promise.all(
    iconNames.map(async (name) => asSymbol(name, await readIcon(root, name))),
  );
  const folder = path.join(root, 'src/generated');
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, 'icons.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`,
  );
}
