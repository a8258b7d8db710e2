import { expect, test } from 'vitest';
import { pages } from '../src/content/pages.ts';
import { site } from '../src/content/site.ts';
import { robots, sitemap } from './search-files.ts';

test('the sitemap lists exactly the canonical pages', () => {
  const listed = [...sitemap().matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1]);
  const expected = pages
    .filter((page) => page.inSitemap)
    .map((page) => new URL(page.path, site.url).href);
  expect(listed).toEqual(expected);
  expect(listed).not.toContain(`${site.url}/email-hosting`);
  expect(listed).not.toContain(`${site.url}/404`);
});

test('robots.txt names the sitemap', () => {
  expect(robots()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});
