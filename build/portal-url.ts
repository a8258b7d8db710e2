import { site } from '../src/content/site.ts';

/** The portal that this build talks to. */
export function portalUrl(): string {
  return process.env['PORTAL_URL'] ?? site.portalUrl;
}
