import type { PageEntry } from '../schema/page.ts';
import { site } from '../site/site.ts';

/** The document's title: the brand, then the page's title. */
export function documentTitle(page: Pick<PageEntry, 'title'>): string {
  return `${site.brand} | ${page.title}`;
}
