import { expect, test } from 'vitest';
import { pageEntries } from '../src/site/pageEntries.ts';
import { buildFacts } from '../src/site/buildFacts.ts';
import { site } from '../src/site/site.ts';
import { addressIn } from '../src/language/edition.ts';
import { basePathOf } from '../src/schema/languageCodes.ts';
import { robots, sitemap } from './search-files.ts';

test('the sitemap lists exactly the canonical pages, in each language', () => {
  const listed = [...sitemap().matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  const canonical = pageEntries.filter((page) => !page.hidden);
  const expected = buildFacts.languages.flatMap((language) =>
    canonical.map(
      ({ path }) =>
        new URL(addressIn(basePathOf(language, buildFacts.languages), path), site.url).href,
    ),
  );
  expect(listed).toEqual(expected);
  expect(listed).not.toContain(`${site.url}/email-hosting`);
  expect(listed).not.toContain(`${site.url}/404`);
  expect(listed).not.toContain(`${site.url}/blog-details`);
});

test('the sitemap lists every article with the day it was last changed', () => {
  const articles = pageEntries.flatMap(({ path, article }) => (article ? [{ path, article }] : []));
  expect(articles.length).toBeGreaterThan(0);
  for (const { path, article } of articles) {
    expect(sitemap()).toContain(
      `<url><loc>${site.url}${path}</loc><lastmod>${article.updated ?? article.date}</lastmod></url>`,
    );
  }
});

test('robots.txt names the sitemap', () => {
  expect(robots()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});
