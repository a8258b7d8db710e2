/**
 * What a host needs to know besides the files in `dist/site`. The build writes it to
 * `dist/rules.json` for our own server and derives the other hosts' files from it, so that every
 * host responds the same way.
 */
export interface HostRules {
  /** The path prefix of each language: empty, `/bn`. Each has its own `/404`. */
  bases: string[];
  /** Canonical paths of pages: `/web-hosting` is served from `web-hosting.html`. */
  pages: string[];
  /** Old path, as spelled in the content, to new path. */
  redirects: Record<string, string>;
  /** Old article addresses: `/blog-details?post=epp-code` redirects to `/blog-details/epp-code`, in every language. */
  articles: {
    path: string;
    /** The query parameter; the rest of the query is kept. */
    parameter: string;
    /** The parameter's values; each is the last segment of its new path. */
    slugs: string[];
  };
  /** Other spellings of page paths that links use, e.g. `/Domain-Reseller`. */
  otherSpellings: string[];
  /** Headers of every response, errors included. */
  headers: Record<string, string>;
}
