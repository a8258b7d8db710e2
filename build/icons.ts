import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { iconNames } from '../src/icons/names.ts';

const lucide = path.dirname(createRequire(import.meta.url).resolve('lucide-static/package.json'));

/** Our own drawing where there is one, else lucide's. */
async function readIcon(root: string, name: string): Promise<string> {
  const own = path.join(root, 'src/icons/own', `${name}.svg`);
  const file = existsSync(own) ? own : path.join(lucide, 'icons', `${name}.svg`);
  if (!existsSync(file)) {
    throw new Error(
      `src/icons/names.ts: there is no icon '${name}', neither in src/icons/own nor in lucide.`,
    );
  }
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
