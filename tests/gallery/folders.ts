import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

export const gallery = path.resolve(import.meta.dirname, '../../gallery');
export const before = path.join(gallery, 'before');
export const now = path.join(gallery, 'now');

/** The pictures on show become those to compare with. */
export function accept(): void {
  if (!existsSync(now)) throw new Error('There is no gallery yet: run npm run gallery first.');
  rmSync(before, { recursive: true, force: true });
  renameSync(now, before);
}

/** The fingerprint of each picture in a folder. */
export function fingerprints(folder: string): Map<string, string> {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
}
