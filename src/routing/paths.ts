import { articleParameter, articlePath, blogPath } from '../content/articleAddress.ts';
import { pages } from '../content/pages.ts';
import { redirects } from '../content/redirects.ts';
import type { PageEntry } from '../content/schema/page.ts';
import { parseLocation } from './location.ts';
import type { Location } from './location.ts';

/** A page's entry without what pipeline/content-plugin.ts strips for the browser. */
export type RoutedPage = Omit<
  PageEntry,
  'view' | 'description' | 'inSitemap' | 'article' | 'title' | 'note'
>;

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

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * Where an address redirects to, if it does, with its query and hash: an old address, or another
 * spelling of a page's path.
 */
export function findRedirect(address: Address): string | undefined {
  const { pathname, search, hash } = address;
  const path = canonicalPath(pathname);
  const target = redirectByPath.get(path);
  if (target !== undefined) return target + search + hash;
  const article = path === blogPath ? articleInQuery(address) : undefined;
  const isOtherSpelling = path !== pathname && pageByPath.has(path);
  return article ?? (isOtherSpelling ? path + search + hash : undefined);
}

/** The address of the article that `?post=` names. */
function articleInQuery({ search, hash }: Address): string | undefined {
  const query = new URLSearchParams(search);
  const article = findPage(articlePath(query.get(articleParameter) ?? ''));
  if (!article || article.path === blogPath) return undefined;
  query.delete(articleParameter);
  const rest = query.toString();
  return article.path + (rest && `?${rest}`) + hash;
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

/** The page at a path, or the not-found page. */
export function pageAt(pathname: string): RoutedPage {
  return findPage(pathname) ?? notFoundPage;
}

function pageOrThrow(path: string): RoutedPage {
  const page = pageByPath.get(path);
  if (!page) throw new Error(`src/content/pages.yaml has no page ${path}`);
  return page;
}
