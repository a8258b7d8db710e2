import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PageAssets } from '../src/document.ts';
import { joinSheets } from './page-sheets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sheets-'));
  await mkdir(path.join(folder, 'assets'));
  for (const name of ['one', 'two']) {
    await writeFile(path.join(folder, 'assets', `${name}.css`), `.${name}{color:red}\n`);
  }
});
afterEach(() => rm(folder, { recursive: true }));

const assetsWith = (...styles: string[]): PageAssets => ({
  themeHref: '/themes/x/main.min.css',
  head: undefined,
  sharedStyles: ['/assets/entry.css'],
  styles,
  containedStyles: [],
  fonts: [],
  scripts: [],
  preloads: [],
});

test("a page's own stylesheets become one, in order, and the shared ones stay", async () => {
  const parts = ['/assets/two.css', '/assets/one.css'];
  const joined = await joinSheets(folder, assetsWith(...parts));
  expect(joined.sharedStyles).toEqual(['/assets/entry.css']);
  expect(joined.styles).toEqual([expect.stringMatching(/^\/assets\/page-[0-9a-f]{8}\.css$/)]);
  expect(joined.containedStyles).toEqual(parts);
  const css = await readFile(path.join(folder, joined.styles[0] ?? ''), 'utf8');
  expect(css).toBe('.two{color:red}.one{color:red}');
});

test('pages with the same sections share a stylesheet', async () => {
  const assets = assetsWith('/assets/one.css', '/assets/two.css');
  const [first, second] = [await joinSheets(folder, assets), await joinSheets(folder, assets)];
  expect(first.styles).toEqual(second.styles);
});

test('a single stylesheet is left alone', async () => {
  const assets = assetsWith('/assets/one.css');
  expect(await joinSheets(folder, assets)).toEqual(assets);
});
