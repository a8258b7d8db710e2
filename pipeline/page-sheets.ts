import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageAssets } from '../src/document.ts';

/**
 * Joins the stylesheets of a page's sections into one file, because each file that blocks the first
 * paint costs time. The parts stay too: after a navigation the app loads those that are missing.
 */
export async function joinSheets(siteFolder: string, assets: PageAssets): Promise<PageAssets> {
  const parts = assets.styles;
  if (parts.length < 2) return assets;
  const texts = await Promise.all(
    parts.map((part) => readFile(path.join(siteFolder, part), 'utf8')),
  );
  const css = texts.map((text) => text.trim()).join('');
  const name = `/assets/page-${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  await writeFile(path.join(siteFolder, name), css);
  return { ...assets, styles: [name], containedStyles: parts };
}
