import { pages } from '../content/pages.ts';
import { redirects } from '../content/redirects.ts';
import type { PageEntry } from '../content/schema/page.ts';

/** What the app knows of a page; pipeline/browser-registry.ts leaves the rest out of the browser. */
export type RoutedPage = Omit<PageEntry, 'description' | 'inSitemap'>;

/** The one spelling of an address: lower case, no slash at the end. */
export function canonicalPath(pathname: string): string {
  const path = pathname.toLowerCase().replace(/\/+$/, '');
  return path === '' ? '/' : path;
}

const pageByPath = new Map<string, RoutedPage>(pages.map((page) => [page.path, page]));
const redirectByPath = new Map(
  Object.entries(redirects).map(([from, to]) => [canonicalPath(from), to]),
);

export function findPage(pathname: string): RoutedPage | undefined {
  return pageByPath.get(canonicalPath(pathname));
}

/** Where an old address leads now, if it is one. */
export function findRedirect(pathname: string): string | undefined {
  return redirectByPath.get(canonicalPath(pathname));
}

/** The page for an address that no page has. */
export const notFoundPage: RoutedPage = pageOrThrow('/404');

/** The page that an address shows: its own, or the not-found page. */
export function pageAt(pathname: string): RoutedPage {
  return findPage(pathname) ?? notFoundPage;
}

function pageOrThrow(path: string): RoutedPage {
  const page = pageByPath.get(path);
  if (!page) throw new Error(`src/content/pages.ts has no page ${path}`);
  return page;
}
