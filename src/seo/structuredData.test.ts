import { describe, expect, test } from 'vitest';
import { planFamilies } from '../site/plans.ts';
import type { PageEntry } from '../schema/page.ts';
import type { PlanFamily } from '../schema/plan.ts';
import { site } from '../site/site.ts';
import { pageEntries } from '../site/pageEntries.ts';
import { siteCopy } from '../site/siteCopy.ts';
import { socialCardPath } from './socialCard.ts';
import { structuredData } from './structuredData.ts';
import type { StructuredWords } from './structuredData.ts';

const words: StructuredWords = siteCopy;

/** Every address in a tree of values. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

function things(page: PageEntry): Record<string, unknown>[] {
  return structuredData(page, words)['@graph'] as Record<string, unknown>[];
}

const known = new Set([
  'https://schema.org',
  `${site.url}/icon-512.png`,
  `${site.url}/#organization`,
  `${site.url}/#website`,
  ...site.socials.map(({ url }) => url),
  ...pageEntries.map(({ path }) => new URL(path, site.url).href),
  ...pageEntries.map(({ path }) => new URL(socialCardPath(path), site.url).href),
]);

describe.each(pageEntries)('$path', (page) => {
  test('contains only addresses that exist', () => {
    expect(
      addressesIn(structuredData(page, words)).filter((address) => !known.has(address)),
    ).toEqual([]);
  });

  test('has the organization, the website and the breadcrumbs', () => {
    const types = things(page).map((thing) => thing['@type']);
    expect(types).toContain('Organization');
    expect(types).toContain('WebSite');
    const crumbs = things(page).find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(crumbs === undefined).toBe(page.path === '/');
    if (!crumbs) return;
    const items = crumbs['itemListElement'] as { position: number; item: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items[0]?.item).toBe(`${site.url}/`);
  });
});

function pageAt(path: string): PageEntry {
  const page = pageEntries.find((entry) => entry.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page;
}

function ofType(path: string, type: string): Record<string, unknown>[] {
  return things(pageAt(path)).filter((thing) => thing['@type'] === type);
}

describe('offers', () => {
  const withPlans = (path: string, family: PlanFamily) => {
    const graph = structuredData(pageAt(path), { ...words, family })['@graph'] as Record<
      string,
      unknown
    >[];
    return graph.filter((thing) => thing['@type'] === 'Product');
  };

  test.each(planFamilies)('$path offers its plans at their list prices in taka', (family) => {
    const products = withPlans(family.path, family);
    expect(products.map(({ name }) => name)).toEqual(family.plans.map(({ name }) => name));
    const prices = products.map(({ offers }) =>
      (offers as Record<string, unknown>[]).map(({ price, priceCurrency }) => [
        price,
        priceCurrency,
      ]),
    );
    expect(prices).toEqual(
      family.plans.map(({ listPrice: { monthly, annually } }) =>
        [monthly, annually].flatMap((price) =>
          price === undefined ? [] : [[price.toFixed(2), 'BDT']],
        ),
      ),
    );
  });

  test('a page that shows the plans of another page has none', () => {
    const [family] = planFamilies;
    if (!family) throw new Error('There is no family');
    expect(withPlans('/help', family)).toEqual([]);
  });

  test('a page without plans has none', () => {
    expect(ofType('/terms', 'Product')).toEqual([]);
  });
});

test('an article has its headline, dates, picture and address, and the blog in its breadcrumbs', () => {
  const first = pageEntries.find((page) => page.article !== undefined);
  if (!first?.article) throw new Error('There is no article');
  const { path, article } = first;
  const url = new URL(path, site.url).href;
  expect(ofType(path, 'Article')).toMatchObject([
    {
      headline: article.title,
      description: article.summary,
      datePublished: article.date,
      dateModified: article.updated ?? article.date,
      image: `${site.url}/cards${path}.png`,
      mainEntityOfPage: url,
      timeRequired: `PT${article.minutes}M`,
    },
  ]);
  const [crumbs] = ofType(path, 'BreadcrumbList');
  expect(crumbs?.['itemListElement']).toMatchObject([
    { item: `${site.url}/` },
    { item: `${site.url}/journal` },
    { item: url, name: first.label },
  ]);
  expect(ofType('/', 'Article')).toEqual([]);
});
