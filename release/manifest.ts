import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { UserError } from '../cli/user-error.ts';

/** What a release consists of. The build writes it last, to `manifest.json`. */
export interface Manifest {
  /** Changes with any byte of any file. Every host serves it at /release.txt. */
  id: string;
  /** Every file but this one, by its path in the release's folder. */
  files: Record<string, { bytes: number; sha256: string }>;
}

const manifestName = 'manifest.json';
/** Tells which release a host serves. */
const idFile = 'site/release.txt';

/** Lists the files in a folder; symbolic links are left out. */
export function writeManifest(folder: string): void {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((path) => path !== manifestName && path !== idFile)
    .sort();
  const files: Manifest['files'] = {};
  for (const path of paths) {
    const content = readFileSync(join(folder, path));
    files[path] = { bytes: content.length, sha256: sha256(content) };
  }
  const id = releaseId(files);
  mkdirSync(join(folder, 'site'), { recursive: true });
  writeFileSync(join(folder, idFile), `${id}\n`);
  files[idFile] = { bytes: id.length + 1, sha256: sha256(`${id}\n`) };
  writeFileSync(join(folder, manifestName), formatManifest({ id, files }));
}

/** Reads the listed files, or those that `wanted` picks, and compares each with the manifest. */
export function readRelease(
  folder: string,
  wanted: (path: string) => boolean = () => true,
): { manifest: Manifest; files: Map<string, Buffer> } {
  const manifest = readManifest(folder);
  const files = new Map<string, Buffer>();
  for (const [path, expected] of Object.entries(manifest.files)) {
    if (!wanted(path)) continue;
    const content = readFile(join(folder, path));
    const problem = findProblem(content, expected);
    if (content === undefined || problem !== undefined) {
      throw new UserError(
        `The release in ${folder} is damaged: ${path} ${problem}. Copy it again or run "npm run build".`,
      );
    }
    files.set(path, content);
  }
  return { manifest, files };
}

export function readManifest(folder: string): Manifest {
  const content = readFile(join(folder, manifestName));
  const manifest = content && parseManifest(content);
  if (!manifest) {
    throw new UserError(`There is no finished build in ${folder}. Run "npm run build" first.`);
  }
  return manifest;
}

/** Writes files that `readRelease` has checked into another folder. */
export function copyRelease(
  { manifest, files }: ReturnType<typeof readRelease>,
  folder: string,
): void {
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  writeFileSync(join(folder, manifestName), formatManifest(manifest));
}

function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function parseManifest(content: Buffer): Manifest | undefined {
  try {
    const manifest = JSON.parse(content.toString()) as Manifest;
    return manifest.id === releaseId(manifest.files) ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** A hash of every file except the one that contains the id. */
function releaseId(all: Manifest['files']): string {
  const { [idFile]: _, ...files } = all;
  return sha256(JSON.stringify(files)).slice(0, 16);
}

function findProblem(
  content: Buffer | undefined,
  { bytes, sha256: hash }: Manifest['files'][string],
): string | undefined {
  if (!content) return 'is missing';
  if (content.length !== bytes) return `has ${content.length} bytes instead of ${bytes}`;
  return sha256(content) === hash ? undefined : 'differs from what the build wrote';
}

function readFile(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
