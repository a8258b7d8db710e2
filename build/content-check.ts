import * as v from 'valibot';
import {
  defaultDomainPrices,
  domainTiles,
  knownExtensions,
  registrableExtensions,
  resellerTlds,
} from '../src/content/domains.ts';
import { pages } from '../src/content/pages.ts';
import { planFamilies } from '../src/content/plans/families.ts';
import { homeCards } from '../src/content/plans/homeCards.ts';
import { vpsPricing } from '../src/content/plans/vpsPricing.ts';
import { redirects } from '../src/content/redirects.ts';
import {
  defaultDomainPricesSchema,
  domainTileSchema,
  extensionsSchema,
  resellerTldSchema,
} from '../src/content/schema/domain.ts';
import { pageSchema } from '../src/content/schema/page.ts';
import type { PageEntry } from '../src/content/schema/page.ts';
import {
  homeCardSchema,
  planFamiliesSchema,
  vpsPricingRowSchema,
} from '../src/content/schema/plan.ts';
import { siteSchema } from '../src/content/schema/site.ts';
import { site } from '../src/content/site.ts';
import { documentTitle } from '../src/seo/title.ts';

/** Search engines cut a title near here. */
export const longestTitle = 60;

/** Mistakes of one value, each with its file, its field and what to write instead. */
function schemaMistakes(
  file: string,
  schema: v.GenericSchema,
  value: unknown,
  name: string,
): string[] {
  const result = v.safeParse(schema, value);
  return (result.issues ?? []).map((issue) => {
    const field = v.getDotPath(issue);
    return `${file}: ${[name, field].filter(Boolean).join(', ')}: ${issue.message}`;
  });
}

function repeated(file: string, what: string, values: readonly string[]): string[] {
  return values
    .filter((value, index) => values.indexOf(value) !== index)
    .map((value) => `${file}: the ${what} '${value}' stands twice; each page needs its own`);
}

/** Mistakes in the page registry. */
export function pageMistakes(entries: readonly PageEntry[]): string[] {
  const file = 'src/content/pages.ts';
  const paths = entries.map((page) => page.path);
  return [
    ...entries.flatMap((page) => schemaMistakes(file, pageSchema, page, page.path)),
    ...repeated(file, 'path', paths),
    ...repeated(
      file,
      'title',
      entries.map((page) => page.title),
    ),
    ...entries
      .filter((page) => documentTitle(page).length > longestTitle)
      .map(
        (page) =>
          `${file}: ${page.path}, title: '${documentTitle(page)}' has more than ${longestTitle} characters; shorten it`,
      ),
    ...entries
      .filter((page) => page.canonical !== undefined && !paths.includes(page.canonical))
      .map((page) => `${file}: ${page.path}, canonical: there is no page ${page.canonical}`),
  ];
}

/** Mistakes in the redirects: a target that is not there, a loop, a page that is hidden. */
export function redirectMistakes(
  table: Readonly<Record<string, string>>,
  paths: readonly string[],
): string[] {
  const file = 'src/content/redirects.ts';
  const mistakes: string[] = [];
  for (const from of Object.keys(table)) {
    if (paths.includes(from)) mistakes.push(`${file}: ${from} is a page; it cannot redirect too`);
    const seen = new Set<string>();
    let to: string | undefined = from;
    while (to !== undefined && to in table && !seen.has(to)) {
      seen.add(to);
      to = table[to];
    }
    if (to !== undefined && seen.has(to)) mistakes.push(`${file}: ${from} leads round in a circle`);
    else if (to === undefined || !paths.includes(to)) {
      mistakes.push(`${file}: ${from} leads to ${to}, which is no page`);
    }
  }
  return mistakes;
}

function domainMistakes(): string[] {
  const file = 'src/content/domains.ts';
  return [
    ...schemaMistakes(file, v.array(domainTileSchema), domainTiles, 'domainTiles'),
    ...schemaMistakes(file, defaultDomainPricesSchema, defaultDomainPrices, 'defaultDomainPrices'),
    ...schemaMistakes(file, extensionsSchema, knownExtensions, 'knownExtensions'),
    ...schemaMistakes(file, extensionsSchema, registrableExtensions, 'registrableExtensions'),
    ...schemaMistakes(file, v.array(resellerTldSchema), resellerTlds, 'resellerTlds'),
  ];
}

/** Stops the build with every mistake in the content at once. */
export function assertContent(): void {
  const mistakes = [
    ...schemaMistakes('src/content/site.ts', siteSchema, site, ''),
    ...schemaMistakes('src/content/plans/families.ts', planFamiliesSchema, planFamilies, ''),
    ...schemaMistakes('src/content/plans/homeCards.ts', v.array(homeCardSchema), homeCards, ''),
    ...schemaMistakes(
      'src/content/plans/vpsPricing.ts',
      v.array(vpsPricingRowSchema),
      vpsPricing,
      '',
    ),
    ...domainMistakes(),
    ...pageMistakes(pages),
    ...redirectMistakes(
      redirects,
      pages.map((page) => page.path),
    ),
  ];
  if (mistakes.length > 0) throw new Error(`The content has mistakes:\n- ${mistakes.join('\n- ')}`);
}
