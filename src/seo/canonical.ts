import type { PageEntry } from '../schema/page.ts';
import { site } from '../site/site.ts';
import { addressIn, basePathOf, withBase } from '../language/edition.ts';

/** The address that search engines should index for a page. */
export function canonicalUrl(page: Pick<PageEntry, 'path' | 'canonical'>): string {
  return new URL(withBase(page.canonical ?? page.path), site.url).href;
}

/** The same for another language. */
export function urlIn(code: string, page: Pick<PageEntry, 'path' | 'canonical'>): string {
  return new URL(addressIn(basePathOf(code), page.canonical ?? page.path), site.url).href;
}
