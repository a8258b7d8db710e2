import { constants, copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { publicFiles, publicFolder } from './content/public-files.ts';

/** Publishes the operator's own files at the root of the site. The content checks refuse ours; this never overwrites one. */
export async function writePublicFiles(siteFolder: string, root: string): Promise<void> {
  for (const name of publicFiles(root)) {
    const target = path.join(siteFolder, name);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(root, publicFolder, name), target, constants.COPYFILE_EXCL);
  }
}
