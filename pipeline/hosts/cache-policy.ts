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

/** Settings of hosts lie among the site's files; no host shows them. */
export const hostFiles: ReadonlySet<string> = new Set(['/_headers', '/_redirects', '/.htaccess']);

/** Files that have compressed copies beside them, `app.js.br` and `app.js.gz`, with their media types. */
export const compressedTypes = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json',
  xml: 'text/xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
} as const;
