import { readOrigin } from '../cli/settings.ts';
import { site } from '../src/content/site.ts';

/** The portal that this build talks to. */
export function portalUrl(): string {
  const given = process.env['PORTAL_URL'];
  // An empty variable counts as not set, as it does for npm start.
  return given ? readOrigin(given, 'PORTAL_URL') : site.portalUrl;
}
