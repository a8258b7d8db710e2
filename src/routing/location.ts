/** Where the visitor is. */
export interface Location {
  pathname: string;
  /** The query with its question mark, or nothing. */
  search: string;
  /** The place on the page with its hash sign, or nothing. */
  hash: string;
  /** Names the history entry; what the browser adds by itself is 'default'. */
  key: string;
}

const outsideKey = 'default';

/** An address of this site as its parts. */
export function parseLocation(address: string, key = outsideKey): Location {
  const { pathname, search, hash } = new URL(address, 'http://site.invalid');
  return { pathname, search, hash, key };
}

function keyOf(state: unknown): string {
  const known = typeof state === 'object' && state !== null && 'key' in state;
  return known && typeof state.key === 'string' ? state.key : outsideKey;
}

/** What the browser's address bar says. */
export function browserLocation(): Location {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash, key: keyOf(window.history.state) };
}

/** A key that no other entry of this history has. */
export function newKey(): string {
  return Math.random().toString(36).slice(2, 10);
}
