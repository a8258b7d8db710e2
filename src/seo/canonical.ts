import type { PageEntry } from '../content/schema/page.ts';
import { site } from '../content/site.ts';

/** The address that search engines should index for a page. */
export function canonicalUrl(page: Pick<PageEntry, 'path' | 'canonical'>): string {
  return new URL(page.canonical ?? page.path, site.url).href;
}
