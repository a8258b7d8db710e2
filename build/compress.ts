import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Lays a .br and a .gz beside every text file, as small as they get: hosts only pick one. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const target = path.join(folder, file);
        const bytes = await readFile(target);
        const brotliOptions = {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        };
        await writeFile(`${target}.br`, await toBrotli(bytes, brotliOptions));
        await writeFile(`${target}.gz`, await toGzip(bytes, { level: 9 }));
      }),
  );
}
