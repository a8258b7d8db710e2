import { readOrigin } from '../cli/settings.ts';
import { site } from '../src/content/site.ts';

/** The origin of the portal that this build uses. */
export function portalUrl(): string {
  const given = process.env['PORTAL_URL'];
  // An empty variable counts as unset, as for npm start.
  return given ? readOrigin(given, 'PORTAL_URL') : site.portalUrl;
}
