import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { iconId } from '../src/icons/id.ts';
import { codeIcons } from '../src/icons/names.ts';
import { valueOf } from './content/read/known-files.ts';
import { contentIcons, factIcons, iconFile } from './content/icons.ts';
import { readContent } from './content/read/read-content.ts';

async function readIcon(root: string, name: string): Promise<string> {
  const file = iconFile(root, name);
  if (file === undefined) throw new Error(`There is no icon '${name}'.`);
  return readFile(file, 'utf8');
}

/** Turns an icon into a symbol with the same viewBox. */
function asSymbol(name: string, svg: string): string {
  const start = svg.indexOf('<svg');
  const end = svg.indexOf('>', start);
  const opening = svg.slice(start, end);
  const drawing = svg.slice(end + 1, svg.lastIndexOf('</svg>')).replaceAll(/\s*\n\s*/g, '');
  const viewBox = /viewBox="([^"]+)"/.exec(opening)?.[1] ?? '0 0 24 24';
  // Our icons are drawn with strokes; the logos of social networks are usually filled shapes.
  const isShape = !/\bstroke="(?!none)/.test(opening);
  const content = isShape ? `<g fill="currentColor" stroke="none">${drawing}</g>` : drawing;
  return `<symbol id="${iconId(name)}" viewBox="${viewBox}">${content}</symbol>`;
}

async function symbolsOf(root: string, names: readonly string[]): Promise<string> {
  const symbols = names.map(async (name) => asSymbol(name, await readIcon(root, name)));
  return (await Promise.all(symbols)).join('').replaceAll(' />', '/>');
}

/** Writes one file with all icons, which every page uses (`src/ui/Icon`). */
export async function writeIconSprite(root: string): Promise<void> {
  const content = readContent(root);
  const ofFacts = factIcons(valueOf(content.files, 'site.yaml')).map(({ name }) => name);
  const named = contentIcons(content).map(({ icon }) => icon);
  const names = [...new Set([...codeIcons, ...named, ...ofFacts])].sort();
  const folder = path.join(root, 'generated');
  await mkdir(folder, { recursive: true });
  await writeFile(
    path.join(folder, 'icons.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg">${await symbolsOf(root, names)}</svg>\n`,
  );
}
