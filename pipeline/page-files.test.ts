import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Manifest } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pages } from '../src/site/pages.ts';
import { pageSource } from './content/page-module.ts';
import { clientEntry } from './page-assets.ts';
import { removeJoinedFiles, writePageFiles } from './page-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'page-files-'));
  await mkdir(path.join(folder, 'assets'));
  const files = {
    'view.js': `import { app } from './app.js'; import { grid } from './grid.js'; export const view = [app, grid, () => import('./later.js')];`,
    'grid.js': `import { app } from './app.js'; export const grid = [app, 'grid'];`,
    'app.js': `export const app = 'app';`,
    'later.js': `export const later = 1;`,
    'own.css': '.own{color:red}\n',
    'grid.css': '.grid{color:red}\n',
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(path.join(folder, 'assets', name), text);
  }
});
afterEach(() => rm(folder, { recursive: true }));

async function write() {
  const views = pages.map((page) => [
    pageSource('en', page.path),
    { file: 'assets/view.js', css: ['assets/own.css'], imports: ['_app', '_grid'] },
  ]);
  const manifest: Manifest = {
    [clientEntry]: { file: 'assets/entry.js', imports: ['_app'] },
    _app: { file: 'assets/app.js' },
    _grid: { file: 'assets/grid.js', css: ['assets/grid.css'], imports: ['_app'] },
    _later: { file: 'assets/later.js', isDynamicEntry: true },
    ...Object.fromEntries(views),
  };
  const manifestFile = path.join(folder, 'manifest.json');
  await writeFile(manifestFile, JSON.stringify(manifest));
  return writePageFiles(folder, { language: 'en', renderFolder: '', manifestFile });
}

test('a page is one script and one stylesheet, which import only files of the app', async () => {
  const { pagesFolder } = await write();
  expect(pagesFolder).toMatch(/^\/assets\/[0-9a-f]{8}$/);
  const read = (name: string) => readFile(path.join(folder, pagesFolder, name), 'utf8');
  expect(await read('websites.css')).toBe('.own{color:red}.grid{color:red}');
  const script = await read('websites.js');
  expect(script).toContain('grid');
  expect([...script.matchAll(/["'`](\/?[\w./-]+\.js)["'`]/g)].map(([, file]) => file)).toEqual([
    '/assets/app.js',
    '/assets/later.js',
  ]);
  expect(await read('index.js')).toBe(script);
});

test('what was joined is removed; what the app shares or loads on demand is kept', async () => {
  await removeJoinedFiles(folder, [await write()]);
  const left = ['view.js', 'grid.js', 'own.css', 'grid.css', 'app.js', 'later.js'].filter((name) =>
    existsSync(path.join(folder, 'assets', name)),
  );
  expect(left).toEqual(['app.js', 'later.js']);
});
