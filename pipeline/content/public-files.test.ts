import path from 'node:path';
import { expect, test } from 'vitest';
import { readContent } from './read/read-content.ts';
import { publicFileProblem } from './public-files.ts';

const content = readContent(path.resolve(import.meta.dirname, '../../tests/fixtures/site'));

test.each([
  'google1234567890abcdef.html',
  'BingSiteAuth.xml',
  'ads.txt',
  'downloads/price-list.pdf',
  'downloads/module.tar.gz',
  '.well-known/apple-app-site-association',
  'websites/brochure.pdf',
])('%s is published', (name) => {
  expect(publicFileProblem(name, content)).toBeUndefined();
});

test.each([
  ['robots.txt', 'our own /robots.txt'],
  ['Favicon.ico', 'our own /favicon.ico'],
  ['sitemap.xml.gz', 'our own /sitemap.xml'],
  ['.well-known/security.txt', 'security.txt'],
  ['_redirects', 'our own /_redirects'],
  ['index.html', 'our own /index.html'],
  ['websites', 'hide /websites;'],
  ['Websites.html', 'hide /websites;'],
  ['machines/index.html', 'hide /machines;'],
  ['Old-Shop.php', 'hide /Old-Shop.php;'],
  ['journal/naming-a-boat.html', 'hide /journal/naming-a-boat;'],
  ['assets/logo.svg', 'its own files to /assets'],
  ['bn/hello.html', 'its own files to /bn'],
  ['.env', 'begin with a dot'],
  ['notes/.DS_Store', 'begin with a dot'],
  ['notes/.well-known/x', 'begin with a dot'],
  ['.well-known/.hidden', 'begin with a dot'],
  ['price list.pdf', 'would need escaping'],
  ['দাম.pdf', 'would need escaping'],
])('%s is refused', (name, message) => {
  expect(publicFileProblem(name, content)).toContain(message);
});
