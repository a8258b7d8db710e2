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
  /** Everything that describes these bytes, ready to be sent. */
  headers: Readonly<Record<string, string>>;
}

/** A file of the build with every encoding that the build made of it. */
export interface SiteFile {
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
  /** Safari plays a film only from a server that answers ranges. */
  hasRanges: boolean;
}

/** Settings for other hosts stand in the same folder and are nobody's business. */
const hostFiles = new Set(['/_headers', '/_redirects', '/vercel.json', '/nginx.conf']);
const endings = { br: '.br', gzip: '.gz' } as const;

/**
 * Reads the whole build into memory, by address. A request later finds its answer in this map or
 * not at all, so nothing outside of the build can be served. Symbolic links are left out.
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
    if (!isCompressedCopy(path, contents)) files.set(path, siteFile(path, bytes, contents));
  }
  return files;
}

function isCompressedCopy(path: string, contents: Map<string, Buffer>): boolean {
  return Object.values(endings).some(
    (ending) => path.endsWith(ending) && contents.has(path.slice(0, -ending.length)),
  );
}

function siteFile(path: string, bytes: Buffer, contents: Map<string, Buffer>): SiteFile {
  const br = contents.get(path + endings.br);
  const gzip = contents.get(path + endings.gzip);
  const hasRanges = /\.(mp4|webm)$/i.test(path);
  const shared: Record<string, string> = {
    'content-type': contentType(path),
    'cache-control': cacheControl(path),
    ...((br || gzip) && { vary: 'accept-encoding' }),
    ...(hasRanges && { 'accept-ranges': 'bytes' }),
  };
  return {
    hasRanges,
    variants: {
      identity: variant(bytes, shared),
      ...(br && { br: variant(br, { ...shared, 'content-encoding': 'br' }) }),
      ...(gzip && { gzip: variant(gzip, { ...shared, 'content-encoding': 'gzip' }) }),
    },
  };
}

function variant(bytes: Buffer, shared: Record<string, string>): Variant {
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  return { bytes, etag, headers: { ...shared, 'content-length': String(bytes.length), etag } };
}

/** New bytes in a hashed folder get a new address. */
function cacheControl(path: string): string {
  const hashed = hashedFolders.some((folder) => path.startsWith(`/${folder}/`));
  return hashed ? cachePolicy.hashed : cachePolicy.revalidated;
}
