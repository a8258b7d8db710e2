import { expect, test } from 'vitest';
import type { PageEntry } from './content/schema/page.ts';
import { documentHtml } from './document.ts';

const page: PageEntry = {
  path: '/one',
  view: 'area/One',
  title: 'One & "two"',
  label: 'One',
  description: 'Tags <b> & "quotes"',
  menus: [],
  inSitemap: true,
};
const assets = {
  themeHref: '/themes/x/main.min.css',
  themeBoot: '/assets/boot.js',
  styles: ['/assets/a.css'],
  fonts: ['/assets/f.woff2'],
  scripts: ['/assets/entry.js'],
  preloads: ['/assets/page.js'],
};

test('what content says is escaped', () => {
  const html = documentHtml(page, assets, '<p>app</p>');
  expect(html).toContain('One &amp; &quot;two&quot;</title>');
  expect(html).toContain('content="Tags &lt;b&gt; &amp; &quot;quotes&quot;"');
});

test('styles come before what is read, scripts after it', () => {
  const html = documentHtml(page, assets, '<p>app</p>');
  const order = ['main.min.css', 'a.css', 'boot.js', '<p>app</p>', 'page.js', 'entry.js'];
  const places = order.map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places.every((place) => place > 0)).toBe(true);
});

test.each<[string, Partial<PageEntry>, boolean]>([
  ['a page of the sitemap', {}, false],
  ['a page outside it', { inSitemap: false }, true],
  ['a double, which names its original instead', { inSitemap: false, canonical: '/two' }, false],
])('search engines and %s', (_, change, hidden) => {
  expect(documentHtml({ ...page, ...change }, assets, '').includes('noindex')).toBe(hidden);
});
