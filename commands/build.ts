import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { isMain } from './cli/is-main.ts';
import { exitWithError } from './cli/user-error.ts';
import { readContent } from '../pipeline/content/read/read-content.ts';
import { describeProblem } from '../pipeline/content/read/problem.ts';
import { dueSoon } from '../pipeline/content/read/due.ts';
import { assertContent } from '../pipeline/content/check.ts';

const root = path.resolve(import.meta.dirname, '..');

export interface BuildOptions {
  /** The portal's origin, which is compiled into the pages. */
  portalUrl?: string | undefined;
}

/**
 * Builds the site into dist/: the static files into dist/site, the rules for hosts beside them. It
 * builds in a temporary folder and replaces dist at the end, so a failed build leaves the previous
 * one untouched.
 */
export async function buildSite({ portalUrl }: BuildOptions = {}): Promise<void> {
  if (portalUrl !== undefined) process.env['PORTAL_URL'] = portalUrl;
  // Any other value would build React's development version, with the paths of source files.
  process.env['NODE_ENV'] = 'production';
  assertContent();
  // Imported late: it imports the content, which has to pass the checks first.
  const { makeSite } = await import('../pipeline/make-site.ts');
  const dist = path.join(root, 'dist');
  const temporary = path.join(root, 'dist-new');
  await rm(temporary, { recursive: true, force: true });
  try {
    await makeSite(root, temporary);
    await replaceFolder(dist, temporary);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Renames twice, because deleting the old folder first would leave seconds without one. */
async function replaceFolder(folder: string, replacement: string): Promise<void> {
  const old = `${folder}-old`;
  await rm(old, { recursive: true, force: true });
  if (existsSync(folder)) await rename(folder, old);
  await rename(replacement, folder);
  await rm(old, { recursive: true, force: true });
}

if (isMain(import.meta.url)) {
  const started = performance.now();
  await buildSite().catch(exitWithError);
  console.log(`Built dist/site in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const due = dueSoon(root, Date.now()).map(describeProblem);
  if (due.length > 0) console.log(['\nDue soon:', ...due].join('\n- '));
  const { claims } = readContent(root);
  // Imported late for the same reason as above.
  const { policyWarnings } = await import('../pipeline/third-parties.ts');
  for (const warningText of policyWarnings()) console.log(`\nSecurity policy: ${warningText}`);
  if (claims.length > 0) {
    console.log(
      '\nBefore the first release, confirm what only you can know, then remove it from its `confirm` list:',
    );
    for (const { file, text } of claims) console.log(`- ${file}: ${text}`);
  }
}
