import { withoutBase } from '../language/edition.ts';

/** The parts of the current address. */
export interface Location {
  pathname: string;
  /** The query with its question mark, or an empty string. */
  search: string;
  /** The fragment with its hash sign, or an empty string. */
  hash: string;
  /** Identifies the history entry; entries that the app did not create have the key 'default'. */
  key: string;
}

const defaultKey = 'default';

/** Splits an address of this site into its parts. */
export function parseLocation(address: string, key = defaultKey): Location {
  const { pathname, search, hash } = new URL(address, 'http://site.invalid');
  return { pathname, search, hash, key };
}

function keyOf(state: unknown): string {
  const known = typeof state === 'object' && state !== null && 'key' in state;
  return known && typeof state.key === 'string' ? state.key : defaultKey;
}

/** The address in the browser's address bar, without the prefix of its language. */
export function browserLocation(): Location {
  const { pathname, search, hash } = window.location;
  return {
    pathname: withoutBase(pathname) ?? pathname,
    search,
    hash,
    key: keyOf(window.history.state),
  };
}

/** A unique key for a new history entry. */
export function createKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
