import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|xml|txt)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** A folder of files, and the folder for their compressed copies. */
export interface CompressionFolders {
  from: string;
  to: string;
}

/** Writes the smallest possible .br and .gz of a text file, for hosts that can serve them. */
export async function compressFile(file: string, { from, to }: CompressionFolders): Promise<void> {
  const bytes = await readFile(file);
  const brotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
  const copy = path.join(to, path.relative(from, file));
  await mkdir(path.dirname(copy), { recursive: true });
  await writeFile(`${copy}.br`, await toBrotli(bytes, brotliOptions));
  await writeFile(`${copy}.gz`, await toGzip(bytes, { level: 9 }));
}

/** Compresses the text files of a folder that have no compressed copy yet. */
export async function compressFiles(folders: CompressionFolders): Promise<void> {
  const { from, to } = folders;
  const files = await readdir(from, { recursive: true });
  await Promise.all(
    files
      // Vite's manifests are deleted later.
      .filter((file) => compressible.test(file) && !file.startsWith('.vite'))
      .filter((file) => !existsSync(path.join(to, `${file}.br`)))
      .map((file) => compressFile(path.join(from, file), folders)),
  );
}
