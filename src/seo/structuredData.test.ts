import { describe, expect, test } from 'vitest';
import { pages } from '../content/pages.ts';
import type { PageEntry } from '../content/schema/page.ts';
import { site } from '../content/site.ts';
import { structuredData } from './structuredData.ts';

const registry: readonly PageEntry[] = pages;

/** Every address in a tree of values. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(addressesIn);
}

function things(page: PageEntry): Record<string, unknown>[] {
  return structuredData(page)['@graph'] as Record<string, unknown>[];
}

const known = new Set<string>([
  'https://schema.org',
  `${site.url}/icon-512.png`,
  `${site.url}/#organization`,
  `${site.url}/#website`,
  ...site.socials.map(({ url }) => url),
  ...registry.map(({ path }) => new URL(path, site.url).href),
]);

describe.each(registry)('$path', (page) => {
  test('contains only addresses that exist', () => {
    expect(addressesIn(structuredData(page)).filter((address) => !known.has(address))).toEqual([]);
  });

  test('has the organization, the website and the breadcrumbs', () => {
    const types = things(page).map((thing) => thing['@type']);
    expect(types).toContain('Organization');
    expect(types).toContain('WebSite');
    const crumbs = things(page).find((thing) => thing['@type'] === 'BreadcrumbList');
    const items = crumbs?.['itemListElement'] as { position: number; item: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items[0]?.item).toBe(`${site.url}/`);
  });
});

function ofType(path: string, type: string): Record<string, unknown>[] {
  const page = registry.find((entry) => entry.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return things(page).filter((thing) => thing['@type'] === type);
}

test('the home page has its four questions and answers', () => {
  const [faq] = ofType('/', 'FAQPage');
  const questions = faq?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
  expect(questions).toHaveLength(4);
  expect(questions.every(({ acceptedAnswer }) => acceptedAnswer.text.length > 80)).toBe(true);
});

test('only the VPS price table, whose prices the site sets, has offers', () => {
  expect(ofType('/vps-pricing', 'Product')).toHaveLength(6);
  expect(ofType('/vps-pricing', 'Product')[0]?.['offers']).toMatchObject({
    price: '3.95',
    priceCurrency: 'USD',
  });
  expect(ofType('/web-hosting', 'Product')).toEqual([]);
});
