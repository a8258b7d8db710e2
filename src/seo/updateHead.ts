import type { PageEntry } from '../schema/page.ts';
import { canonicalUrl } from './canonical.ts';

/** Updates title and canonical address after a navigation inside the app. */
export function updateHead(page: Pick<PageEntry, 'path' | 'canonical'>, title: string): void {
  document.title = title;
  document.querySelector('link[rel="canonical"]')?.setAttribute('href', canonicalUrl(page));
}
