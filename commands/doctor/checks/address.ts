import type { Check } from '../finding.ts';
import { ok, warning } from '../finding.ts';

/** The portal uses https. Reported once here rather than for every purchase link. */
export function checkAddress(portal: string): Check {
  const isSecure = portal.startsWith('https://');
  return {
    id: 'address',
    title: 'Address',
    summary: `${portal} uses ${isSecure ? 'https' : 'plain http'}`,
    findings: [
      isSecure
        ? ok(portal, 'uses https')
        : warning(
            portal,
            'uses plain http, which browsers block on an https site unless the host is localhost',
          ),
    ],
  };
}
