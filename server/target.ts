/** Longer addresses are rejected: no page has one, and every byte would have to be parsed. */
export const maxTargetLength = 8192;

/** A well-formed request target, split into its parts. */
export interface Target {
  /** The path as it was sent. */
  rawPath: string;
  /** The percent-decoded path. */
  path: string;
  /** The query including its question mark, or an empty string. */
  query: string;
}

/** Parses a request target; `undefined` means that it is malformed or contains dot segments. */
export function parseTarget(target: string): Target | undefined {
  if (target.length > maxTargetLength) return undefined;
  const local = withoutOrigin(target);
  // Browsers percent-encode every other character.
  if (!local.startsWith('/') || /[^\x21-\x7e]|[\\#]/.test(local)) return undefined;

  const queryStart = local.indexOf('?');
  const rawPath = queryStart === -1 ? local : local.slice(0, queryStart);
  const query = queryStart === -1 ? '' : local.slice(queryStart);
  const path = decode(rawPath);
  if (path === undefined || /[\p{Cc}\\]/u.test(path)) return undefined;
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return undefined;
  return { rawPath, path, query: query === '?' ? '' : query };
}

/** The form in which pages and redirects are looked up: lower case, without trailing slashes. */
export function addressKey(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).toLowerCase();
}

/** HTTP allows a client to send an absolute URL, as it would to a proxy. */
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
