import type { PageEntry } from '../schema/page.ts';
import { site } from '../site/site.ts';
import { addressIn, withBase } from '../language/edition.ts';

/** The address that search engines should index for a page. */
export function canonicalUrl(page: Pick<PageEntry, 'path' | 'canonical'>): string {
  return new URL(withBase(page.canonical ?? page.path), site.url).href;
}

/** The same in the language whose addresses have a prefix. */
export function urlIn(base: string, page: Pick<PageEntry, 'path' | 'canonical'>): string {
  return new URL(addressIn(base, page.canonical ?? page.path), site.url).href;
}
