import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes the smallest possible .br and .gz next to a text file, for hosts to choose from. */
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
  const done = new Set(files);
  await Promise.all(
    files
      .filter((file) => compressible.test(file) && !done.has(`${file}.br`))
      .map((file) => compressFile(path.join(folder, file))),
  );
}
