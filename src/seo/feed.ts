import { pages } from '../site/pages.ts';
import type { PageEntry } from '../schema/page.ts';
import { basePath } from '../language/edition.ts';
import { documentTitle } from './title.ts';

/** The file with the newest articles for feed readers; every host knows this extension's media type. */
export const feedPath = `${basePath}/blog.atom`;

/** The page that lists all articles. */
export function articleListPage(): PageEntry {
  const page = pages.find(({ view }) => view === 'blog/BlogGrid');
  if (!page) throw new Error('content/pages.yaml has no page for blog/BlogGrid');
  return page;
}

export function feedTitle(): string {
  return documentTitle(articleListPage());
}
