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
  settings: Settings,
  folder: string,
  calls: readonly (readonly number[])[],
): Promise<void> {
  const { billing, billingUrl, siteOrigin, maxAgeDays } = settings;
  const api = path.join(folder, 'setu', 'api');
  const paths = calls.map((ids) => path.join(api, 'products', ids.join(',')));
  const tldsPath = path.join(api, 'tlds');
  try {
    const products = await billing.products(AbortSignal.timeout(timeoutMs));
    const tlds = await billing.tlds(AbortSignal.timeout(timeoutMs));
    await mkdir(path.join(api, 'products'), { recursive: true });
    for (const file of paths) {
      const body = productsBody(products, path.basename(file).split(','), billingUrl);
      await writeWhole(file, JSON.stringify(body));
    }
    await writeWhole(tldsPath, JSON.stringify(tlds));
    await writeWhole(path.join(api, '.htaccess'), apacheHeaders(siteOrigin));
    await writeWhole(path.join(folder, '_headers'), cdnHeaders(siteOrigin));
  } catch (error) {
    for (const file of [...paths, tldsPath]) await removeIfOlder(file, maxAgeDays);
    throw error;
  }
}

async function removeIfOlder(file: string, days: number): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found && Date.now() - found.mtimeMs > days * 86_400_000) await rm(file);
}

/** For Apache and LiteSpeed: the files have no extension, so their type must be said. */
function apacheHeaders(siteOrigin: string): string {
  return `ForceType application/json
Header set Access-Control-Allow-Origin "${siteOrigin}"
Header set Vary "Origin"
Header set Cache-Control "max-age=0, s-maxage=60"
`;
}

/** For CDNs that read a file of headers, such as Cloudflare Pages and Netlify. */
function cdnHeaders(siteOrigin: string): string {
  return `/setu/api/*
  Content-Type: application/json
  Access-Control-Allow-Origin: ${siteOrigin}
  Vary: Origin
  Cache-Control: max-age=0, s-maxage=60
`;
}
