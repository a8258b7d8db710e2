import path from 'node:path';
import { valueOf } from './content/read/known-files.ts';
import { readContent } from './content/read/read-content.ts';
import { isLocal, portalUrl } from './portal-url.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Where this build sends quote requests; empty for nowhere. With the sandbox portal they stay on this
 * machine: nobody should answer a developer's test.
 */
export function leadsUrl(): string {
  const { leadsUrl: configured } = valueOf(readContent(root).files, 'site.yaml');
  return configured !== '' && isLocal(portalUrl()) ? `${portalUrl()}/leads` : configured;
}
