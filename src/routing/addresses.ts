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
  | { kind: 'file' }
  /** `base` is the prefix of the language whose not-found page answers. */
  | { kind: 'notFound'; base: string };

/** The canonical form of a path: lower case, no trailing slash, no .html. */
export function canonicalPath(pathname: string): string {
  const path = withoutTrailingSlashes(pathname.toLowerCase()).replace(/(?:\/index)?\.html$/, '');
  return path === '' ? '/' : path;
}

/** By hand, because a regular expression takes quadratic time on a path of many slashes. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Looks addresses up, without their query: exactly one answer for each, on every host. */
export function createAddresses({
  bases,
  pages,
  redirects,
}: AddressTable): (pathname: string) => ResolvedAddress {
  const known = new Set(pages);
  const moved = new Map(
    Object.entries(redirects).map(([from, to]) => [withoutTrailingSlashes(from.toLowerCase()), to]),
  );
  const longestFirst = [...bases].sort((a, b) => b.length - a.length);
  return (pathname) => {
    const path = canonicalPath(pathname);
    const to = moved.get(withoutTrailingSlashes(pathname.toLowerCase())) ?? moved.get(path);
    if (to !== undefined) return { kind: 'redirect', to };
    const base = longestFirst.find((one) => `${path}/`.startsWith(`${one}/`)) ?? '';
    if (!known.has(path)) {
      return /\.\w+$/.test(pathname) ? { kind: 'file' } : { kind: 'notFound', base };
    }
    if (path !== pathname) return { kind: 'redirect', to: path };
    return path === `${base}/404` ? { kind: 'notFound', base } : { kind: 'page', path };
  };
}
