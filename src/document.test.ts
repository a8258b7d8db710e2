import { expect, test } from 'vitest';
import type { PageEntry } from './schema/page.ts';
import { documentHtml } from './document.ts';
import type { StructuredWords } from './seo/structuredData.ts';

const page: PageEntry = {
  path: '/one',
  title: 'One & "two"',
  label: 'One',
  description: 'Tags <b> & "quotes"',
};
const assets = {
  themeHref: '/themes/x/main.min.css',
  head: {
    beforePaint: '/assets/beforePaint.js',
    boot: '/assets/boot.js',
    view: '/assets/page.js',
  },
  sharedStyles: ['/assets/shared.css'],
  pageSheet: '/assets/a.css',
  fonts: ['/assets/f.woff2'],
  scripts: ['/assets/entry.js'],
  calls: ['https://portal.test/setu/api/products/1,2'],
};
const words: StructuredWords = {
  navigation: { menus: [], footer: [], legal: [] },
  pages: [],
};

test('text from the content is escaped', () => {
  const html = documentHtml(page, assets, '<p>app</p>', words);
  expect(html).toContain('One &amp; &quot;two&quot;</title>');
  expect(html).toContain('content="Tags &lt;b&gt; &amp; &quot;quotes&quot;"');
});

test('what the first paint needs comes before the content', () => {
  const html = documentHtml(page, assets, '<p>app</p>', words);
  const order = [
    'main.min.css',
    '<script src="/assets/beforePaint.js"></script>',
    'shared.css',
    'a.css',
    'boot.js',
    '<p>app</p>',
  ];
  const places = order.map((part) => html.indexOf(part));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places.every((place) => place > 0)).toBe(true);
});

test('the HTML itself loads no module, which would delay the first paint', () => {
  const html = documentHtml(page, assets, '', words);
  expect(html).not.toMatch(/modulepreload|type="module"/);
  expect(html).toContain(
    '<script async src="/assets/boot.js" data-app="/assets/entry.js" data-view="/assets/page.js" data-calls="https://portal.test/setu/api/products/1,2"></script>',
  );
});

test('without scripts in the head, as in development, the app is loaded directly', () => {
  const html = documentHtml(page, { ...assets, head: undefined }, '', words);
  expect(html).toContain('<script type="module" src="/assets/entry.js"></script>');
});

test.each<[string, Partial<PageEntry>, boolean]>([
  ['a page in the sitemap', {}, false],
  ['a page outside the sitemap', { hidden: true }, true],
  [
    'a duplicate, which has a canonical address instead',
    { hidden: true, canonical: '/two' },
    false,
  ],
])('noindex is set only where needed: %s', (_, change, hidden) => {
  expect(documentHtml({ ...page, ...change }, assets, '', words).includes('noindex')).toBe(hidden);
});
