import { pages } from '../../src/site/pages.ts';
import { otherSpellings, redirects } from '../../src/site/redirects.ts';
import { buildFacts } from '../../src/site/buildFacts.ts';
import { addressIn } from '../../src/language/edition.ts';
import { basePathOf } from '../../src/schema/languageCodes.ts';
import type { AddressTable } from '../../src/routing/addresses.ts';
import { securityHeaders } from '../security-headers.ts';

/**
 * What a host needs to know besides the files in `dist/site`. The build writes it to `dist/rules.json` for
 * `npm start` and derives the other hosts' files from it, so that every host responds the same way.
 */
export interface HostRules extends AddressTable {
  /** Other spellings of page paths that links use, e.g. `/Domain-Reseller`, for hosts that distinguish case. */
  otherSpellings: string[];
  /** Headers of every response, errors included. */
  headers: Record<string, string>;
}

export function hostRules(): HostRules {
  const { languages } = buildFacts;
  const bases = languages.map((code) => basePathOf(code, languages));
  const inEachLanguage = (path: string) => bases.map((base) => addressIn(base, path));
  return {
    bases,
    pages: pages.flatMap(({ path }) => inEachLanguage(path)),
    redirects: Object.fromEntries(
      bases.flatMap((base) =>
        Object.entries(redirects).map(([from, to]) => [addressIn(base, from), addressIn(base, to)]),
      ),
    ),
    otherSpellings: otherSpellings.flatMap(inEachLanguage),
    headers: securityHeaders(),
  };
}
