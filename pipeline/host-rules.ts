import { articleParameter, blogPath } from '../src/content/articleAddress.ts';
import { pages } from '../src/content/pages.ts';
import { otherSpellings, redirects } from '../src/content/redirects.ts';
import type { HostRules } from '../release/host-rules.ts';
import { speculationRulesPath } from '../release/speculation-rules.ts';
import { securityHeaders } from './security-headers.ts';

export function hostRules(): HostRules {
  return {
    pages: pages.map((page) => page.path),
    redirects,
    articles: {
      path: blogPath,
      parameter: articleParameter,
      slugs: pages.flatMap(({ article }) => article?.slug ?? []),
    },
    otherSpellings: [...otherSpellings],
    headers: { ...securityHeaders(), 'speculation-rules': `"${speculationRulesPath}"` },
  };
}
