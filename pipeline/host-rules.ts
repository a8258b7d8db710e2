import { articleParameter, blogPath } from '../src/content/articleAddress.ts';
import { pages } from '../src/content/pages.ts';
import { otherSpellings, redirects } from '../src/content/redirects.ts';
import { site } from '../src/content/site.ts';
import { addressIn, basePathOf } from '../src/language/edition.ts';
import type { HostRules } from '../release/host-rules.ts';
import { speculationRulesPath } from '../release/speculation-rules.ts';
import { securityHeaders } from './security-headers.ts';

export function hostRules(): HostRules {
  const bases = site.languages.map(basePathOf);
  const inEachLanguage = (path: string) => bases.map((base) => addressIn(base, path));
  return {
    bases,
    pages: pages.flatMap(({ path }) => inEachLanguage(path)),
    redirects: Object.fromEntries(
      bases.flatMap((base) =>
        Object.entries(redirects).map(([from, to]) => [addressIn(base, from), addressIn(base, to)]),
      ),
    ),
    articles: {
      path: blogPath,
      parameter: articleParameter,
      slugs: pages.flatMap(({ article }) => article?.slug ?? []),
    },
    otherSpellings: otherSpellings.flatMap(inEachLanguage),
    headers: { ...securityHeaders(), 'speculation-rules': `"${speculationRulesPath}"` },
  };
}
