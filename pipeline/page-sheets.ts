import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageAssets } from '../src/document.ts';

/**
 * Joins the small sheets of a page's sections into one, because each file that holds back the
 * first paint costs time. The small ones stay too: the app fetches those that a later page needs
 * and the first one did not have.
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
