import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Manifest } from 'vite';
import { pages } from '../src/site/pages.ts';
import { clientEntry } from './page-assets.ts';
import { writePageFiles } from './page-files.ts';
import { pageSource } from './content/page-module.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-files-'));
  await mkdir(path.join(folder, 'assets'));
  for (const name of ['own', 'grid', 'later']) {
    await writeFile(path.join(folder, `assets/${name}.css`), `.${name}{color:red}\n`);
  }
});
afterEach(() => rm(folder, { recursive: true }));

/** Gives all pages the same files, except for `special`. */
async function write(special: Manifest = {}) {
  const views = pages.map((page) => [
    pageSource('en', page),
    { file: 'assets/view.js', css: ['assets/own.css'], imports: ['_app', '_grid'] },
  ]);
  const manifest: Manifest = {
    [clientEntry]: { file: 'assets/entry.js', imports: ['_app'] },
    _app: { file: 'assets/app.js', css: ['assets/app.css'] },
    _grid: { file: 'assets/grid.js', css: ['assets/grid.css'], imports: ['_app'] },
    ...Object.fromEntries(views),
    ...special,
  };
  const manifestFile = path.join(folder, 'manifest.json');
  await writeFile(manifestFile, JSON.stringify(manifest));
  return writePageFiles(folder, { language: 'en', renderFolder: '', manifestFile });
}

const vps = pages.find((page) => page.path === '/vps') ?? { path: '/vps', view: '' };
const read = (address = '') => readFile(path.join(folder, address), 'utf8');

test("a page's stylesheets are joined in order, and the originals are no longer needed", async () => {
  const { pages: files, joinedSheets } = await write();
  expect(files['/vps']?.sheet).toMatch(/^\/assets\/page-[0-9a-f]{8}\.css$/);
  expect(await read(files['/vps']?.sheet)).toBe('.own{color:red}.grid{color:red}');
  expect(joinedSheets).toEqual(['/assets/own.css', '/assets/grid.css']);
});

test('pages with the same styles share a stylesheet, and a page without any has none', async () => {
  const { pages: files } = await write({ [pageSource('en', vps)]: { file: 'assets/plain.js' } });
  expect(files['/']?.sheet).toBe(files['/web-hosting']?.sheet);
  expect(files['/vps']).toEqual({ view: '/assets/plain.js', modules: [] });
});

test('a stylesheet that a lazy chunk loads is kept', async () => {
  const { joinedSheets } = await write({
    _later: { file: 'assets/later.js', isDynamicEntry: true, imports: ['_grid'] },
  });
  expect(joinedSheets).toEqual(['/assets/own.css']);
});

test('the app gets a list of what each page loads besides the app', async () => {
  const { pages: files, pageList } = await write();
  expect(pageList).toMatch(/^\/assets\/pages-[0-9a-f]{8}\.json$/);
  expect(JSON.parse(await read(pageList))).toEqual(files);
  expect(files['/vps']).toMatchObject({ view: '/assets/view.js', modules: ['/assets/grid.js'] });
});
