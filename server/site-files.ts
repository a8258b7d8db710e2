import { createHash } from 'node:crypto';
import { cachePolicy, hashedFolders } from '../release/cache-policy.ts';
import type { Encoding } from './accept-encoding.ts';
import { contentType } from './content-types.ts';

/** One encoding of a file. */
export interface Variant {
  bytes: Buffer;
  etag: string;
  /** The headers that describe these bytes. */
  headers: Readonly<Record<string, string>>;
}

/** A file of the build with all its encodings. */
export interface SiteFile {
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
  /** Safari plays a video only if the server supports range requests. */
  supportsRanges: boolean;
}

/** Configuration for other hosts is in the same folder and is not public. */
const hostFiles = new Set([
  '/_headers',
  '/_redirects',
  '/_routes.json',
  '/_worker.js',
  '/vercel.json',
]);

/**
 * The public files of a release, by address. Requests are served from this map only, so nothing
 * outside the release can leak.
 */
export function createSiteFiles(release: ReadonlyMap<string, Buffer>): Map<string, SiteFile> {
  const files = new Map<string, SiteFile>();
  for (const [name, bytes] of release) {
    const path = name.startsWith('site/') ? name.slice('site'.length) : undefined;
    if (path === undefined || hostFiles.has(path)) continue;
    files.set(path, createSiteFile(path, bytes, release));
  }
  return files;
}

/** Whether a file's address changes with its content. */
export function isHashed(path: string): boolean {
  return hashedFolders.some((folder) => path.startsWith(`/${folder}/`));
}

function createSiteFile(
  path: string,
  bytes: Buffer,
  release: ReadonlyMap<string, Buffer>,
): SiteFile {
  const br = release.get(`compressed${path}.br`);
  const gzip = release.get(`compressed${path}.gz`);
  const supportsRanges = /\.(mp4|webm)$/i.test(path);
  const shared: Record<string, string> = {
    'content-type': contentType(path),
    'cache-control': isHashed(path) ? cachePolicy.hashed : cachePolicy.revalidated,
    ...((br || gzip) && { vary: 'accept-encoding' }),
    ...(supportsRanges && { 'accept-ranges': 'bytes' }),
  };
  return {
    supportsRanges,
    variants: {
      identity: createVariant(bytes, shared),
      ...(br && { br: createVariant(br, { ...shared, 'content-encoding': 'br' }) }),
      ...(gzip && { gzip: createVariant(gzip, { ...shared, 'content-encoding': 'gzip' }) }),
    },
  };
}

function createVariant(bytes: Buffer, shared: Record<string, string>): Variant {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, etag, headers: { ...shared, 'content-length': String(bytes.length), etag } };
}
