import { pages } from '../site/pages.ts';
import { redirects } from '../site/redirects.ts';
import type { RoutedPage } from '../schema/page.ts';
import { canonicalPath, createAddresses } from './addresses.ts';
import { parseLocation } from './location.ts';
import type { Location } from './location.ts';

const pageByPath = new Map<string, RoutedPage>(pages.map((page) => [page.path, page]));
const resolve = createAddresses({ bases: [''], pages: [...pageByPath.keys()], redirects });

/**
 * Where an address redirects to, if it does, with its query and hash: an old address, or another
 * spelling of a page's path.
 */
export function findRedirect({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | undefined {
  const found = resolve(pathname);
  return found.kind === 'redirect' ? found.to + search + hash : undefined;
}

/**
 * Where an address leads after all redirects. The longest chain has two steps; the limit ends a
 * loop.
 */
export function finalAddress(address: string): string {
  let target = address;
  for (let step = 0; step < 4; step += 1) target = findRedirect(parseLocation(target)) ?? target;
  return target;
}

/** The page for unknown addresses. */
export const notFoundPage: RoutedPage = pageOrThrow('/404');

export function findPage(pathname: string): RoutedPage | undefined {
  return pageByPath.get(canonicalPath(pathname));
}

/** The page at a path, or the not-found page. */
export function pageAt(pathname: string): RoutedPage {
  return findPage(pathname) ?? notFoundPage;
}

function pageOrThrow(path: string): RoutedPage {
  const page = pageByPath.get(path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page;
}
