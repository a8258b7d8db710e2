import type { IncomingHttpHeaders } from 'node:http';
import { cachePolicy } from '../release/cache-policy.ts';
import { movedArticle } from '../release/moved-article.ts';
import { chooseEncoding } from './accept-encoding.ts';
import { parseRange } from './byte-range.ts';
import type { SiteFile, Variant } from './site-files.ts';
import type { Site } from './site.ts';
import { addressKey, maxTargetLength, parseTarget } from './target.ts';

export interface SiteRequest {
  method: string;
  target: string;
  headers: IncomingHttpHeaders;
}

export interface SiteResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

/** Decides the response to every request; site-server.ts handles the sockets. */
export function handleRequest(site: Site, { method, target, headers }: SiteRequest): SiteResponse {
  if (method !== 'GET' && method !== 'HEAD') {
    const text = 'Only GET and HEAD requests are supported.';
    return textResponse(site, 405, text, { allow: 'GET, HEAD' });
  }
  if (target.length > maxTargetLength) return textResponse(site, 414, 'The address is too long.');
  const address = parseTarget(target);
  if (!address) return textResponse(site, 400, 'The address is malformed.');
  const health = healthResponse(site, address.path);
  if (health) return health;

  const key = addressKey(address.path);
  const redirect = site.redirects.get(key);
  if (redirect !== undefined) return redirectResponse(site, redirect + address.query);
  const article = movedArticle(site.articles, { path: key, query: address.query });
  if (article !== undefined) return redirectResponse(site, article);

  const page = site.pages.get(key);
  if (page) {
    if (page.path !== address.rawPath) return redirectResponse(site, page.path + address.query);
    // The not-found page has status 404 at its own address, too.
    if (page.path.endsWith('/404')) return notFoundResponse(site, key, headers);
    return fileResponse(site, page.file, { method, headers });
  }
  const file = site.files.get(address.path);
  return file
    ? fileResponse(site, file, { method, headers })
    : notFoundResponse(site, key, headers);
}

/** /healthz: the process is up. /healthz/ready: it is not about to stop, so it can take visitors. */
function healthResponse(site: Site, path: string): SiteResponse | undefined {
  if (path === '/healthz' || path === '/healthz/live') return textResponse(site, 200, 'ok');
  if (path !== '/healthz/ready') return undefined;
  return site.isReady
    ? textResponse(site, 200, 'ready')
    : textResponse(site, 503, 'The server is stopping.');
}

/** A short plain-text response. It reflects the current state, so it is not cached by default. */
export function textResponse(
  site: Site,
  status: number,
  text: string,
  extraHeaders: Record<string, string> = {},
): SiteResponse {
  return {
    status,
    headers: {
      ...site.headers,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': cachePolicy.error,
      ...extraHeaders,
    },
    body: text,
  };
}

function redirectResponse(site: Site, location: string): SiteResponse {
  return textResponse(site, 301, `This page has moved to ${location}`, {
    location,
    'cache-control': cachePolicy.redirect,
  });
}

/** The not-found page in the language of an address. */
function notFoundFile({ notFound }: Site, key: string): SiteFile {
  const [, first = ''] = key.split('/');
  const file = notFound.get(`/${first}`) ?? notFound.get('');
  if (!file) throw new Error('The site has no not-found page');
  return file;
}

function notFoundResponse(
  site: Site,
  key: string,
  requestHeaders: IncomingHttpHeaders,
): SiteResponse {
  const { bytes, headers } = chooseVariant(notFoundFile(site, key), requestHeaders);
  const { etag: _, ...rest } = headers;
  return {
    status: 404,
    headers: { ...site.headers, ...rest, 'cache-control': cachePolicy.error },
    body: bytes,
  };
}

function fileResponse(
  site: Site,
  file: SiteFile,
  { method, headers }: Pick<SiteRequest, 'method' | 'headers'>,
): SiteResponse {
  const variant = chooseVariant(file, headers);
  if (matchesEtag(headers['if-none-match'], variant.etag)) {
    const { 'content-length': _, 'content-type': __, ...rest } = variant.headers;
    return { status: 304, headers: { ...site.headers, ...rest }, body: '' };
  }
  // HTTP defines ranges for GET only.
  if (file.supportsRanges && method === 'GET') return rangeResponse(site, variant, headers);
  return { status: 200, headers: { ...site.headers, ...variant.headers }, body: variant.bytes };
}

function rangeResponse(
  site: Site,
  variant: Variant,
  requestHeaders: IncomingHttpHeaders,
): SiteResponse {
  const headers = { ...site.headers, ...variant.headers };
  const size = variant.bytes.length;
  // A client that holds part of an older version must get the new file from the start.
  const condition = requestHeaders['if-range'];
  const isCurrent = condition === undefined || condition === variant.etag;
  const range = isCurrent ? parseRange(requestHeaders.range, size) : 'whole';

  if (range === 'whole') return { status: 200, headers, body: variant.bytes };
  if (range === 'unsatisfiable') {
    return textResponse(site, 416, `The range is outside the file, which has ${size} bytes.`, {
      'content-range': `bytes */${size}`,
    });
  }
  const body = variant.bytes.subarray(range.start, range.end + 1);
  return {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(body.length),
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
    },
    body,
  };
}

function chooseVariant({ variants }: SiteFile, requestHeaders: IncomingHttpHeaders): Variant {
  const encoding = chooseEncoding(
    requestHeaders['accept-encoding'],
    (name) => variants[name] !== undefined,
  );
  return variants[encoding] ?? variants.identity;
}

/** Whether `If-None-Match` contains this tag; weak and strong tags compare equal here. */
function matchesEtag(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  if (condition.trim() === '*') return true;
  return condition.match(/"[^"]*"/g)?.includes(etag) ?? false;
}
