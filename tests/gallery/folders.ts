import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

export const galleryFolder = path.resolve(import.meta.dirname, '../../gallery');
export const beforeFolder = path.join(galleryFolder, 'before');
export const nowFolder = path.join(galleryFolder, 'now');

/** Makes the current screenshots the ones to compare with. */
export function acceptScreenshots(): void {
  if (!existsSync(nowFolder)) {
    throw new Error('There are no screenshots yet. Run "npm run gallery" first.');
  }
  rmSync(beforeFolder, { recursive: true, force: true });
  renameSync(nowFolder, beforeFolder);
}

/** The hash of each file in a folder. */
export function hashFiles(folder: string): Map<string, string> {
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
