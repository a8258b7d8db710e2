import path from 'node:path';
import { readOrigin } from '../cli/settings.ts';
import { valueOf } from '../reader/known-files.ts';
import { ContentSource } from './content/source.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The origin of the portal that this build uses. */
export function portalUrl(): string {
  const given = process.env['PORTAL_URL'];
  // An empty variable counts as unset, as for npm start.
  if (given) return readOrigin(given, 'PORTAL_URL');
  return valueOf(new ContentSource(root).read().files, 'site.yaml').portalUrl;
}
