import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { compressedTypes } from './hosts/cache-policy.ts';

const compressible = new RegExp(`\\.(${Object.keys(compressedTypes).join('|')})$`);
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes the smallest possible .br and .gz beside a text file, where all hosts look for them. */
export async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const brotliOptions = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  };
  await writeFile(`${file}.br`, await toBrotli(bytes, brotliOptions));
  await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
}

/** Compresses the text files of a folder that have no compressed copy yet. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      // Vite's manifests are deleted later.
      .filter((file) => compressible.test(file) && !file.startsWith('.vite'))
      .map((file) => path.join(folder, file))
      .filter((file) => !existsSync(`${file}.br`))
      .map(compressFile),
  );
}
