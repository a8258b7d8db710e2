import path from 'node:path';
import { rolldown } from 'rolldown';

/** Bundles the production server into one file: a host needs only Node and the dist folder. */
export async function bundleServer(file: string): Promise<void> {
  const bundle = await rolldown({
    input: path.resolve(import.meta.dirname, '../server/serve.ts'),
    platform: 'node',
  });
  await bundle.write({ file, format: 'esm' });
  await bundle.close();
}
