import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import type * as EntryModule from '../src/entry-server.tsx';
import type { Edition } from './build-edition.ts';
import { pageAssets } from './page-assets.ts';
import { joinSheets } from './page-sheets.ts';

/** The file of a page: hosts serve `web-hosting.html` at /web-hosting. */
export function pageFile(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`;
}

/** Renders every page of an edition to HTML, and its feed. Calls `onPage` with each file it has written. */
export async function prerenderPages(
  siteFolder: string,
  { language, renderFolder, manifestFile }: Edition,
  onPage: (file: string) => void,
): Promise<void> {
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const entry = path.join(renderFolder, 'entry-server.js');
  const edition = (await import(pathToFileURL(entry).href)) as typeof EntryModule;
  const { atomFeed, feedPath, pages, renderPage, withBase } = edition;
  for (const page of pages) {
    const assets = await joinSheets(siteFolder, pageAssets(manifest, page.path, language));
    const html = await renderPage(page.path, assets);
    const file = path.join(siteFolder, pageFile(withBase(page.path)));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
    onPage(file);
  }
  await writeFile(path.join(siteFolder, feedPath), atomFeed());
}
