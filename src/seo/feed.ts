import { pageData } from '#content/page-data.js';
import { pageEntries } from '../site/pageEntries.ts';
import type { PageEntry } from '../schema/page.ts';
import { basePath } from '../language/edition.ts';
import { documentTitle } from './title.ts';

/** The file with the newest articles for feed readers; every host knows this extension's media type. */
export const feedPath = `${basePath}/blog.atom`;

function hasSection(path: string, name: string): boolean {
  return pageData[path]?.sections.some(({ section }) => section === name) ?? false;
}

/** The page that lists all articles. */
export function articleListPage(): PageEntry {
  const page = pageEntries.find(({ path }) => hasSection(path, 'articleList'));
  if (!page) throw new Error('No page lists the articles: add the section articleList to one');
  return page;
}

/** Whether a page belongs to the blog, so that feed readers look there. */
export function isBlogPage({ path }: Pick<PageEntry, 'path'>): boolean {
  return hasSection(path, 'articleList') || hasSection(path, 'article');
}

export function feedTitle(): string {
  return documentTitle(articleListPage());
}
