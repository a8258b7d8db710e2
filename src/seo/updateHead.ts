import type { PageEntry } from '../content/schema/page.ts';
import { canonicalUrl } from './canonical.ts';
import { documentTitle } from './title.ts';

/** Keeps title, description and canonical address true after a navigation inside the app. */
export function updateHead(page: PageEntry): void {
  document.title = documentTitle(page);
  document.querySelector('meta[name="description"]')?.setAttribute('content', page.description);
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonicalUrl(page));
}
