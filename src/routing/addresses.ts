/** What a build knows about addresses; every host and the router follow it. */
export interface AddressTable {
  /** The path prefix of each language: empty, `/bn`. Each has its own `/404`. */
  bases: readonly string[];
  /** Canonical paths of pages: `/web-hosting` is served from `web-hosting.html`. */
  pages: readonly string[];
  /** Old path, as spelled in the content, to new path. */
  redirects: Readonly<Record<string, string>>;
}

export type ResolvedAddress =
  | { kind: 'page'; path: string }
  | { kind: 'redirect'; to: string }
  /** `base` is the prefix of the language whose not-found page answers, if there is no such file. */
  | { kind: 'file'; base: string }
  | { kind: 'notFound'; base: string };

/** The canonical form of a path: lower case, single slashes, none at the end, no .html. */
export function canonicalPath(pathname: string): string {
  const path = mergeSlashes(pathname.toLowerCase()).replace(/(?:(?:\/index)?\.html)?\/?$/, '');
  return path === '' ? '/' : path;
}

/** As web servers do. */
export function mergeSlashes(path: string): string {
  return path.replaceAll(/\/+/g, '/');
}

/** Looks addresses up, without their query: exactly one answer for each, on every host. */
export function createAddresses({
  bases,
  pages,
  redirects,
}: AddressTable): (pathname: string) => ResolvedAddress {
  const known = new Set(pages);
  const moved = new Map(Object.entries(redirects).map(([from, to]) => [canonicalPath(from), to]));
  const longestFirst = [...bases].sort((a, b) => b.length - a.length);
  return (pathname) => {
    const path = canonicalPath(pathname);
    const merged = mergeSlashes(pathname);
    const base = longestFirst.find((one) => `${merged}/`.startsWith(`${one}/`)) ?? '';
    if (hiddenName.test(merged)) return { kind: 'notFound', base };
    const to = moved.get(path);
    if (to !== undefined) return { kind: 'redirect', to };
    if (!known.has(path)) return { kind: fileName.test(merged) ? 'file' : 'notFound', base };
    if (path !== pathname) return { kind: 'redirect', to: path };
    return path === `${base}/404` ? { kind: 'notFound', base } : { kind: 'page', path };
  };
}

/** Names that begin with a dot are never shown, except what certificates and browsers look for in /.well-known. */
const hiddenName = /\/\.(?!well-known\/)/;

const fileName = /\.\w+$|^\/\.well-known\//;
