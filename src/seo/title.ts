import type { PageEntry } from '../content/schema/page.ts';
import { site } from '../content/site.ts';

/** The document's title: the brand, then the page's title. */
export function documentTitle(page: Pick<PageEntry, 'title'>): string {
  return `${site.brand} | ${page.title}`;
}
