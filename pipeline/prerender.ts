import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as EntryModule from '../src/entry-server.tsx';
import { site } from '../src/site/site.ts';
import { pageAssets } from './page-assets.ts';
import type { BuiltEdition } from './page-files.ts';

/** The file of a page: hosts serve `web-hosting.html` at /web-hosting. */
export function pageFile(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`;
}

/** Renders every page of an edition to HTML, and the feed of a blog. Calls `onPage` with each file it has written. */
export async function prerenderPages(
  siteFolder: string,
  edition: BuiltEdition,
  onPage: (file: string) => void,
): Promise<void> {
  const entry = path.join(edition.renderFolder, 'entry-server.js');
  const { atomFeed, feedPath, pages, renderPage, withBase } = (await import(
    pathToFileURL(entry).href
  )) as typeof EntryModule;
  for (const page of pages) {
    const html = await renderPage(page.path, pageAssets(edition, page.path));
    const file = path.join(siteFolder, pageFile(withBase(page.path)));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, html);
    onPage(file);
  }
  if (site.blog) await writeFile(path.join(siteFolder, feedPath), atomFeed());
}
