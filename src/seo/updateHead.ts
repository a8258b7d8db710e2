import type { PageEntry } from '../content/schema/page.ts';
import { canonicalUrl } from './canonical.ts';
import { documentTitle } from './title.ts';

/** Updates title and canonical address after a navigation inside the app. */
export function updateHead(page: Pick<PageEntry, 'path' | 'canonical' | 'title'>): void {
  document.title = documentTitle(page);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonicalUrl(page));
}
