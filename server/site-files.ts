import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
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
  '/nginx.conf',
]);
const encodedSuffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * Reads the whole build into memory, by address. Requests are served from this map only, so nothing
 * outside the build can leak. Symbolic links are skipped.
 */
export function readSiteFiles(folder: string): Map<string, SiteFile> {
  const contents = new Map<string, Buffer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).replaceAll(sep, '/')}`;
    if (!hostFiles.has(path)) contents.set(path, readFileSync(file));
  }

  const files = new Map<string, SiteFile>();
  for (const [path, bytes] of contents) {
    if (!isCompressedCopy(path, contents)) files.set(path, createSiteFile(path, bytes, contents));
  }
  return files;
}

function isCompressedCopy(path: string, contents: Map<string, Buffer>): boolean {
  return Object.values(encodedSuffixes).some(
    (suffix) => path.endsWith(suffix) && contents.has(path.slice(0, -suffix.length)),
  );
}

function createSiteFile(path: string, bytes: Buffer, contents: Map<string, Buffer>): SiteFile {
  const br = contents.get(path + encodedSuffixes.br);
  const gzip = contents.get(path + encodedSuffixes.gzip);
  const supportsRanges = /\.(mp4|webm)$/i.test(path);
  const shared: Record<string, string> = {
    'content-type': contentType(path),
    'cache-control': cacheControl(path),
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

/** Files in a hashed folder never change: new content gets a new address. */
function cacheControl(path: string): string {
  const hashed = hashedFolders.some((folder) => path.startsWith(`/${folder}/`));
  return hashed ? cachePolicy.hashed : cachePolicy.revalidated;
}
