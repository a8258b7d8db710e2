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

/** A second point begins a new number: `9.228.383` are two. */
const number = String.raw`(-?(?:\d+(?:\.\d+)?|\.\d+))`;
const startingPoint = new RegExp(String.raw`^m\s*${number}[\s,]*${number}(.*)$`, 's');

/** A path's data so that it can stand after another's: its first `m` counts from the origin. */
function standalone(data: string): string {
  const [, x, y, rest = ''] = startingPoint.exec(data) ?? [];
  if (x === undefined || y === undefined) return data;
  // Numbers that go on from a small m are lines from there; after a large one they would not be.
  return `M${x} ${y}${/^[\s,]*[-\d.]/.test(rest) ? `l${rest.trimStart()}` : rest}`;
}

/** Strokes that follow each other become one element: fewer bytes, and less for a phone to build. */
export function joinPaths(drawing: string): string {
  return drawing.replaceAll(/(?:<path d="[^"]+" \/>){2,}/g, (paths) => {
    const data = [...paths.matchAll(/d="([^"]+)"/g)].map(([, d = '']) => standalone(d));
    return `<path d="${data.join('')}"/>`;
  });
}

function asSymbol(name: IconName, svg: string): string {
  const drawing = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return `<symbol id="${iconId(name)}" viewBox="0 0 24 24">${joinPaths(drawing.replaceAll(/\s*\n\s*/g, ''))}</symbol>`;
}

/**
 * One sprite for all icons, of which src/icons gives each page what it shows. The script carries
 * none of the drawings: it only says `<use>`.
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
