/** Longer addresses are refused: no page has one, and every byte of them would be looked at. */
export const longestTarget = 8192;

/** A request's address, once it is known to be well formed. */
export interface Target {
  /** The path as it was sent. */
  rawPath: string;
  /** The path with percent codes resolved. */
  path: string;
  /** The query with its question mark, or nothing. */
  query: string;
}

/** Takes a request target apart; `undefined` means it is malformed or tries to climb. */
export function parseTarget(target: string): Target | undefined {
  if (target.length > longestTarget) return undefined;
  const local = withoutOrigin(target);
  // Outside of these characters nothing may stand in a target; a browser encodes it.
  if (!local.startsWith('/') || /[^\x21-\x7e]|[\\#]/.test(local)) return undefined;

  const mark = local.indexOf('?');
  const rawPath = mark === -1 ? local : local.slice(0, mark);
  const query = mark === -1 ? '' : local.slice(mark);
  const path = decode(rawPath);
  if (path === undefined || /[\p{Cc}\\]/u.test(path)) return undefined;
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return undefined;
  return { rawPath, path, query: query === '?' ? '' : query };
}

/** How pages and redirects are looked up: without regard to case and final slashes. */
export function addressKey(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}

/** HTTP lets a client send a whole address, as it would to a proxy. */
function withoutOrigin(target: string): string {
  const origin = /^https?:\/\/[^/?#]*/i.exec(target)?.[0];
  if (origin === undefined) return target;
  const local = target.slice(origin.length);
  return local.startsWith('/') ? local : `/${local}`;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
