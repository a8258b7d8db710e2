import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Tells which release a host serves, at /release.txt. */
const releaseFile = 'site/release.txt';

/**
 * Lists every file in SHA256SUMS, which `sha256sum -c` reads: the deploy script checks a build before and
 * after it is sent. The release's id is a hash of that list, so it changes with any byte of any file.
 */
export async function writeChecksums(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
  const lines: string[] = [];
  for (const name of names)
    lines.push(`${sha256(await readFile(path.join(folder, name)))}  ${name}\n`);
  const id = `${sha256(lines.join('')).slice(0, 16)}\n`;
  await writeFile(path.join(folder, releaseFile), id);
  await writeFile(
    path.join(folder, 'SHA256SUMS'),
    `${lines.join('')}${sha256(id)}  ${releaseFile}\n`,
  );
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
