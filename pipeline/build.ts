import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isMain } from '../cli/is-main.ts';
import { exitWithError } from '../cli/user-error.ts';
import { assertContent } from './content/check.ts';

const root = path.resolve(import.meta.dirname, '..');

export interface BuildOptions {
  /** The portal's origin; it is compiled into the pages. */
  portalUrl?: string | undefined;
}

/**
 * Builds the whole site into dist/: the static files in dist/site, the host's rules beside it. It
 * grows in a folder of its own and takes dist's place when it is whole, so that a build that stops
 * leaves the one before as it was.
 */
export async function buildSite({ portalUrl }: BuildOptions = {}): Promise<void> {
  if (portalUrl !== undefined) process.env['PORTAL_URL'] = portalUrl;
  await assertContent();
  // Imported late: it is built on the content, which is known to be readable only now.
  const { makeSite } = await import('./make-site.ts');
  const dist = path.join(root, 'dist');
  const growing = path.join(root, 'dist-growing');
  await rm(growing, { recursive: true, force: true });
  try {
    await makeSite(root, growing);
    await rm(dist, { recursive: true, force: true });
    await rename(growing, dist);
  } finally {
    await rm(growing, { recursive: true, force: true });
  }
}

if (isMain(import.meta.url)) {
  const started = performance.now();
  await buildSite().catch(exitWithError);
  console.log(`Built dist/site in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
