import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest } from 'vite';
import { pages } from '../src/site/pages.ts';
import type { PageFiles } from '../src/routing/views.ts';
import type { Edition } from './build-edition.ts';
import { pageSource } from './content/page-module.ts';
import { lazySheets, viewFiles } from './page-assets.ts';

/** An edition with what its pages load. */
export interface BuiltEdition extends Edition {
  manifest: Manifest;
  /** The files of each page, by path. */
  pages: Readonly<Record<string, PageFiles>>;
  /** The address of a file with these lists, which the app loads to open the next page. */
  pageList: string;
  /** Stylesheets that were joined into those of pages; nothing loads them any more. */
  joinedSheets: string[];
}

/** Writes a file named after its content; returns its address. */
async function writeAsset(
  siteFolder: string,
  { name, extension, content }: { name: string; extension: string; content: string },
): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const address = `/assets/${name}-${hash}.${extension}`;
  await writeFile(path.join(siteFolder, address), content);
  return address;
}

/** Joins stylesheets into one, because each file that blocks the first paint costs time. */
async function joinSheets(siteFolder: string, parts: string[]): Promise<string> {
  const texts = await Promise.all(
    parts.map((part) => readFile(path.join(siteFolder, part), 'utf8')),
  );
  const content = texts.map((text) => text.trim()).join('');
  return writeAsset(siteFolder, { name: 'page', extension: 'css', content });
}

/** Joins the stylesheets of each page of an edition, and lists the files of all its pages for the app. */
export async function writePageFiles(siteFolder: string, edition: Edition): Promise<BuiltEdition> {
  const manifest = JSON.parse(await readFile(edition.manifestFile, 'utf8')) as Manifest;
  const files: Record<string, PageFiles> = {};
  const joinedSheets = new Set<string>();
  for (const page of pages) {
    const { view, modules, sheetParts } = viewFiles(manifest, pageSource(edition.language, page));
    const sheet = sheetParts.length > 0 ? await joinSheets(siteFolder, sheetParts) : undefined;
    files[page.path] = { view, modules, sheet };
    for (const part of sheetParts) joinedSheets.add(part);
  }
  const content = JSON.stringify(files);
  const pageList = await writeAsset(siteFolder, { name: 'pages', extension: 'json', content });
  for (const sheet of lazySheets(manifest)) joinedSheets.delete(sheet);
  return { ...edition, manifest, pages: files, pageList, joinedSheets: [...joinedSheets] };
}
