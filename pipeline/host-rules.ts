import { pages } from '../src/content/pages.ts';
import { otherSpellings, redirects } from '../src/content/redirects.ts';
import type { HostRules } from '../release/host-rules.ts';
import { securityHeaders } from './security-headers.ts';

export function hostRules(): HostRules {
  return {
    pages: pages.map((page) => page.path),
    redirects,
    otherSpellings: [...otherSpellings],
    headers: securityHeaders(),
  };
}
