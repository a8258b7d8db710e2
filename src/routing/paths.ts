import { pages } from '../content/pages.ts';
import { redirects } from '../content/redirects.ts';
import type { PageEntry } from '../content/schema/page.ts';

/** A page's entry without what pipeline/browser-content.ts strips for the browser. */
export type RoutedPage = Omit<PageEntry, 'description' | 'inSitemap'>;

/** The canonical form of a path: lower case, no trailing slash. */
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

/** Where a path redirects to, if it does. */
export function findRedirect(pathname: string): string | undefined {
  return redirectByPath.get(canonicalPath(pathname));
}

/** Where a path leads in the end. The longest chain has two steps; the limit makes a loop harmless. */
export function finalPath(pathname: string): string {
  let path = pathname;
  for (let step = 0; step < 4; step += 1) path = findRedirect(path) ?? path;
  return path;
}

/** The page for unknown addresses. */
export const notFoundPage: RoutedPage = pageOrThrow('/404');

/** The page at a path, or the not-found page. */
export function pageAt(pathname: string): RoutedPage {
  return findPage(pathname) ?? notFoundPage;
}

function pageOrThrow(path: string): RoutedPage {
  const page = pageByPath.get(path);
  if (!page) throw new Error(`src/content/pages.yaml has no page ${path}`);
  return page;
}
