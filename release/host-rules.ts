/**
 * What a host must know besides the files of `dist/site`. The build writes it to
 * `dist/rules.json`; our own server reads it, and the files for other hosts are made from it, so
 * that all of them answer alike.
 */
export interface HostRules {
  /** Canonical addresses of pages, such as `/web-hosting`; its file is `web-hosting.html`. */
  pages: string[];
  /** Old address (as written in content) to new one. */
  redirects: Record<string, string>;
  /** Addresses of pages in a spelling that others link. */
  otherSpellings: string[];
  /** Headers that every answer carries, errors included. */
  headers: Record<string, string>;
}
