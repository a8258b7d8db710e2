import type { PageEntry } from '../content/schema/page.ts';
import { site } from '../content/site.ts';

/** The browser's title: the product name followed by the page's. */
export function documentTitle(page: Pick<PageEntry, 'title'>): string {
  return `${site.brand} | ${page.title}`;
}
