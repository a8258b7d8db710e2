import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { pages } from '../src/content/pages.ts';
import type { PageAssets } from '../src/document.ts';
import { assertHtml } from './html-check.ts';
import { pageAssets } from './page-assets.ts';
import { joinSheets } from './page-sheets.ts';

type RenderPage = (path: string, assets: PageAssets) => Promise<string>;

/** The file of a page: hosts serve `web-hosting.html` at /web-hosting. */
export function pageFile(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`;
}

/** Renders every page of the registry to HTML, and calls `onPage` with each file it has written. */
export async function prerenderPages(
  siteFolder: string,
  renderFolder: string,
  onPage: (file: string) => void,
): Promise<void> {
  const manifestFile = path.join(siteFolder, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const entry = path.join(renderFolder, 'entry-server.js');
  const { renderPage } = (await import(pathToFileURL(entry).href)) as {
    renderPage: RenderPage;
  };
  for (const page of pages) {
    const assets = await joinSheets(siteFolder, pageAssets(manifest, page.path));
    const html = await renderPage(page.path, assets);
    assertHtml(page.path, html);
    const file = path.join(siteFolder, pageFile(page.path));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
    onPage(file);
  }
  await rm(path.dirname(manifestFile), { recursive: true });
}
