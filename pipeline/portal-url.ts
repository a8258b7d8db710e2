import path from 'node:path';
import { readPortalUrl } from '../commands/cli/settings.ts';
import { valueOf } from './content/read/known-files.ts';
import { readContent } from './content/read/read-content.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The sandbox, or a portal on the developer's machine: visits there must not be counted. */
export function isLocal(portal: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(portal).hostname);
}

/** The address of the portal that this build uses: an origin, or a folder of one. */
export function portalUrl(): string {
  const given = process.env['PORTAL_URL'];
  // An empty variable counts as unset, as for npm start.
  if (given) return readPortalUrl(given, 'PORTAL_URL');
  return valueOf(readContent(root).files, 'site.yaml').portalUrl;
}
