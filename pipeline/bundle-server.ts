import path from 'node:path';
import { rolldown } from 'rolldown';

/** The production server as one file beside the site: a host needs Node and this folder, no more. */
export async function bundleServer(file: string): Promise<void> {
  const bundle = await rolldown({
    input: path.resolve(import.meta.dirname, '../server/serve.ts'),
    platform: 'node',
  });
  await bundle.write({ file, format: 'esm' });
  await bundle.close();
}
