import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { iconId } from '../src/icons/id.ts';
import { iconNames } from '../src/icons/names.ts';
import type { IconName } from '../src/icons/names.ts';
import { iconFile } from './content/icons.ts';

export async function readIcon(root: string, name: string): Promise<string> {
  const file = iconFile(root, name);
  if (file === undefined) throw new Error(`There is no icon '${name}'.`);
  return readFile(file, 'utf8');
}

function asSymbol(name: IconName, svg: string): string {
  const drawing = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return `<symbol id="${iconId(name)}" viewBox="0 0 24 24">${drawing.replaceAll(/\s*\n\s*/g, '')}</symbol>`;
}

/**
 * Writes one sprite with all icons. Each page's HTML gets the icons that it shows (src/icons); the
 * script contains none of them, only `<use>`.
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
