import type { IncomingHttpHeaders } from 'node:http';
import { chooseEncoding } from './accept-encoding.ts';
import { readRange } from './byte-range.ts';
import type { Site } from './site.ts';
import type { SiteFile, Variant } from './site-files.ts';
import { addressKey, longestTarget, parseTarget } from './target.ts';

export interface Question {
  method: string;
  target: string;
  headers: IncomingHttpHeaders;
}

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

/** The whole behaviour of the site's server; what it does with sockets stands in serve.ts. */
export function answer(site: Site, { method, target, headers }: Question): Answer {
  if (method !== 'GET' && method !== 'HEAD') {
    return textAnswer(site, 405, 'This address can only be read.', { allow: 'GET, HEAD' });
  }
  if (target.length > longestTarget) return textAnswer(site, 414, 'This address is too long.');
  const address = parseTarget(target);
  if (!address) return textAnswer(site, 400, 'This address is malformed.');
  if (address.path === '/healthz') return textAnswer(site, 200, 'ok');

  const key = addressKey(address.path);
  const redirect = site.redirects.get(key);
  if (redirect !== undefined) return movedAnswer(site, redirect + address.query);

  const page = site.pages.get(key);
  if (page) {
    return page.path === address.rawPath
      ? fileAnswer(site, page.file, { method, headers })
      : movedAnswer(site, page.path + address.query);
  }
  const file = site.files.get(address.path);
  return file ? fileAnswer(site, file, { method, headers }) : notFoundAnswer(site, headers);
}

/** An answer in a few words. It is about this moment, so nobody keeps it. */
export function textAnswer(
  site: Site,
  status: number,
  text: string,
  extra: Record<string, string> = {},
): Answer {
  return {
    status,
    headers: {
      ...site.headers,
      'content-type': 'text/plain; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      'cache-control': 'no-store',
      ...extra,
    },
    body: text,
  };
}

/** Browsers keep a 301 for ever unless told otherwise; an hour lets a mistake be repaired. */
function movedAnswer(site: Site, location: string): Answer {
  return textAnswer(site, 301, `This page is now at ${location}`, {
    location,
    'cache-control': 'public, max-age=3600',
  });
}

function notFoundAnswer(site: Site, headers: IncomingHttpHeaders): Answer {
  const { bytes, headers: described } = chooseVariant(site.notFound, headers);
  const { etag: _, ...rest } = described;
  return {
    status: 404,
    headers: { ...site.headers, ...rest, 'cache-control': 'no-cache' },
    body: bytes,
  };
}

function fileAnswer(
  site: Site,
  file: SiteFile,
  { method, headers }: Pick<Question, 'method' | 'headers'>,
): Answer {
  const variant = chooseVariant(file, headers);
  if (hasCopy(headers['if-none-match'], variant.etag)) {
    const { 'content-length': _, 'content-type': __, ...rest } = variant.headers;
    return { status: 304, headers: { ...site.headers, ...rest }, body: '' };
  }
  // HTTP knows ranges for GET alone.
  if (file.hasRanges && method === 'GET') return rangeAnswer(site, variant, headers);
  return { status: 200, headers: { ...site.headers, ...variant.headers }, body: variant.bytes };
}

function rangeAnswer(site: Site, variant: Variant, headers: IncomingHttpHeaders): Answer {
  const all = { ...site.headers, ...variant.headers };
  const size = variant.bytes.length;
  // A client that holds part of an older film must get the new one from the start.
  const condition = headers['if-range'];
  const isCurrent = condition === undefined || condition === variant.etag;
  const range = isCurrent ? readRange(headers.range, size) : 'whole';

  if (range === 'whole') return { status: 200, headers: all, body: variant.bytes };
  if (range === 'unsatisfiable') {
    return textAnswer(site, 416, `This file has ${size} bytes.`, {
      'content-range': `bytes */${size}`,
    });
  }
  const body = variant.bytes.subarray(range.start, range.end + 1);
  return {
    status: 206,
    headers: {
      ...all,
      'content-length': String(body.length),
      'content-range': `bytes ${range.start}-${range.end}/${size}`,
    },
    body,
  };
}

function chooseVariant(file: SiteFile, headers: IncomingHttpHeaders): Variant {
  const { variants } = file;
  const encoding = chooseEncoding(
    headers['accept-encoding'],
    (name) => variants[name] !== undefined,
  );
  return variants[encoding] ?? variants.identity;
}

/** Whether `If-None-Match` names this tag; weak and strong tags count as equal here. */
function hasCopy(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  if (condition.trim() === '*') return true;
  return condition.match(/"[^"]*"/g)?.includes(etag) ?? false;
}
