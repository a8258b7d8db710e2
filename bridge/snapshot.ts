import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { productsBody } from './app.ts';
import { writeWhole } from './disk.ts';
import type { Settings } from './settings.ts';

const timeoutMs = 30_000;

/**
 * Writes the site's calls as files, at the paths where the site asks for them. If the billing system
 * fails, the files of the last run stay until they are older than the limit.
 */
export async function writeSnapshot(
  { billing, billingUrl, siteOrigin, maxAgeMs }: Settings,
  folder: string,
  calls: readonly (readonly number[])[],
): Promise<void> {
  const api = path.join(folder, 'setu', 'api');
  const lists = calls.map((ids) => path.join(api, 'products', ids.join(',')));
  const tldsFile = path.join(api, 'tlds');
  try {
    const products = await billing.products(AbortSignal.timeout(timeoutMs));
    const tlds = await billing.tlds(AbortSignal.timeout(timeoutMs));
    await mkdir(path.join(api, 'products'), { recursive: true });
    for (const file of lists) {
      const body = productsBody(products, path.basename(file).split(','), billingUrl);
      await writeWhole(file, JSON.stringify(body));
    }
    await writeWhole(tldsFile, JSON.stringify(tlds));
  } catch (error) {
    for (const file of [...lists, tldsFile]) {
      const found = await stat(file).catch(() => undefined);
      if (found && Date.now() - found.mtimeMs > maxAgeMs) await rm(file);
    }
    throw error;
  }
  // The files have no extension, so their type must be said: to Apache and LiteSpeed, and to CDNs.
  const headers = {
    'Access-Control-Allow-Origin': siteOrigin,
    Vary: 'Origin',
    'Cache-Control': 'max-age=0, s-maxage=60',
  };
  const lines = (line: (name: string, value: string) => string): string =>
    Object.entries(headers)
      .map(([name, value]) => line(name, value))
      .join('\n');
  const apache = lines((name, value) => `Header set ${name} "${value}"`);
  await writeWhole(path.join(api, '.htaccess'), `ForceType application/json\n${apache}\n`);
  const cdn = lines((name, value) => `  ${name}: ${value}`);
  const type = '  Content-Type: application/json';
  await writeWhole(path.join(folder, '_headers'), `/setu/api/*\n${type}\n${cdn}\n`);
}
