import path from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../src/site/site.ts';
import { parseHtml } from './html.ts';
import { brokenLink, findInContent, readDocument } from './link-check.ts';
import type { BuiltSite } from './link-check.ts';

const documents = new Map([
  [
    '/',
    readDocument(
      parseHtml('<header id="top"></header><main><h2 id="plans"></h2><h2 id="ঢাকা"></h2></main>'),
    ),
  ],
]);
const built: BuiltSite = {
  rules: { redirects: { '/vps-hosting': '/vps' }, otherSpellings: [] },
  page: (target) => documents.get(target),
  hasFile: (target) => ['/film.webm', '/price list.pdf'].includes(target),
};

test.each([
  '/',
  '/#plans',
  '#plans',
  '/vps-hosting',
  '/film.webm',
  '/price%20list.pdf',
  '#%E0%A6%A2%E0%A6%BE%E0%A6%95%E0%A6%BE',
  '#ঢাকা',
  'https://elsewhere.example/x#y',
  'mailto:a@b.example',
])('%s works', (address) => {
  expect(brokenLink(address, '/', built)).toBeUndefined();
});

test.each([
  [`${site.url}/cards/home.png`, 'there is no page or file /cards/home.png'],
  ['/nowhere', 'there is no page or file /nowhere'],
  ['/nowhere.png', 'there is no page or file /nowhere.png'],
  ['/price%20lists.pdf', 'there is no page or file /price lists.pdf'],
  ['/price%2520list.pdf', 'there is no page or file /price%20list.pdf'],
  ['/100%', 'write %25 for a percent sign'],
  ['#plnas', "/ has no element with the id 'plnas'; use one of #plans, #ঢাকা"],
  ['#%E0%A6%A2', "/ has no element with the id 'ঢ'; use one of #plans, #ঢাকা"],
])('%s is broken', (address, reason) => {
  expect(brokenLink(address, '/', built)).toBe(reason);
});

test('links, images, videos and parts of drawings are checked, icons are not', () => {
  const { addresses } = readDocument(
    parseHtml(
      `<meta property="og:image" content="a"><a href=b>x</a><svg><use href='#c'/></svg><video poster="e"><source src="f?g&amp;h"></video>`,
    ),
  );
  expect(addresses).toEqual(['a', 'b', '#c', 'e', 'f?g&h']);
});

test('the content that contains an address is found', () => {
  const root = path.resolve(import.meta.dirname, '../tests/fixtures/site');
  const inLanguage = (language: string) => ({
    file: `content/${language}/machines.yaml`,
    line: expect.any(Number) as number,
  });
  expect(findInContent('index#faq', root)).toEqual(['bn', 'en'].map(inLanguage));
});
