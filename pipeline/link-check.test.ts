import path from 'node:path';
import { expect, test } from 'vitest';
import { site } from '../src/content/site.ts';
import { addressesIn, brokenAddress, whereNamed } from './link-check.ts';
import type { BuiltSite } from './link-check.ts';

const built: BuiltSite = {
  document: (address) => ({ '/': '<h2 id="plans">', '/icons.svg': '<symbol id="globe">' })[address],
  hasFile: (address) => address === '/film.webm',
};

test.each<[string, string | undefined]>([
  ['/', undefined],
  ['/#plans', undefined],
  ['#plans', undefined],
  ['/vps-hosting', undefined],
  ['/film.webm', undefined],
  ['/icons.svg#globe', undefined],
  ['https://elsewhere.example/x#y', undefined],
  ['mailto:a@b.example', undefined],
  [`${site.url}/cards/home.png`, 'there is no page or file /cards/home.png'],
  ['/nowhere', 'there is no page or file /nowhere'],
  ['/nowhere.png', 'there is no page or file /nowhere.png'],
  ['#plnas', '/ has no place #plnas; write one of #plans'],
  ['/icons.svg#fax', '/icons.svg has no place #fax; write one of #globe'],
])('%s', (address, broken) => {
  expect(brokenAddress(address, '/', built)).toBe(broken);
});

test('addresses of links, icons, pictures and films are found', () => {
  const html = `<meta property="og:image" content="a"><a href="b"><use href="c#d"><video poster="e"><source src="f">`;
  expect(addressesIn(html)).toEqual(['a', 'b', 'c#d', 'e', 'f']);
});

test('the content that names an address is found', () => {
  const root = path.resolve(import.meta.dirname, '..');
  expect(whereNamed('#ready', root)).toMatch(
    /^src\/content\/homes\/blackFridayComing\.ts, line \d+$/,
  );
});
