import type { Check } from '../finding.ts';
import { ok, warning } from '../finding.ts';

/** The portal speaks https. Said once here, and not again for each of its purchase links. */
export function checkAddress(portal: string): Check {
  const finding = portal.startsWith('https://')
    ? ok(portal, 'speaks https')
    : warning(
        portal,
        'speaks plain http, which browsers refuse to a site on https unless it is localhost',
      );
  return {
    id: 'address',
    title: 'Address',
    summary: `${portal} ${finding.level === 'ok' ? finding.message : 'is plain http'}`,
    findings: [finding],
  };
}
