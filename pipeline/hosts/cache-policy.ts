/** `Cache-Control` values, the same on every host. */
export const cachePolicy = {
  /** Files whose address changes with their content. */
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, and files with a fixed address. */
  revalidated: 'public, max-age=0, must-revalidate',
  /** Browsers cache a 301 indefinitely by default; an hour limits the damage of a wrong one. */
  redirect: 'public, max-age=3600',
  /** Errors: the next release may have the page. */
  error: 'no-store',
} as const;

/** Folders whose files have a content hash in their address. */
export const hashedFolders = ['assets', 'themes'] as const;

/** Settings of other hosts lie among the site's files; no host shows them. */
export const hostFiles: ReadonlySet<string> = new Set(['/_headers', '/_redirects']);
