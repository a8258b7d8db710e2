// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Views from './views.ts';

const loadPageSheet = vi.hoisted(() => vi.fn<(href: string) => Promise<void>>());
vi.mock('./pageSheets.ts', () => ({ loadPageSheet, firstPageSheet: () => '/assets/first.css' }));

/** A module with a title; nothing is fetched for it. */
const moduleWith = (title: string) => `data:text/javascript,export const title = '${title}'`;

const list = {
  '/vps': { view: moduleWith('VPS'), modules: ['/assets/grid.js'], sheet: '/assets/vps.css' },
  '/plain': { view: moduleWith('Plain'), modules: [] },
};
const fetchStub = vi.fn<typeof fetch>();
let views: typeof Views;

beforeEach(async () => {
  vi.stubEnv('DEV', false);
  vi.stubEnv('SSR', false);
  vi.stubGlobal('fetch', fetchStub);
  fetchStub.mockImplementation(() => Promise.resolve(Response.json(list)));
  loadPageSheet.mockResolvedValue();
  document.head.innerHTML = `<script data-view="${moduleWith('First')}" data-pages="/assets/pages.json"></script>`;
  vi.resetModules();
  views = await import('./views.ts');
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('the first page loads without the list of pages', async () => {
  const view = await views.loadFirstView('/');
  expect(view).toMatchObject({ title: 'First', sheet: '/assets/first.css' });
  expect(views.loadedView('/')).toBe(view);
  expect(fetchStub).not.toHaveBeenCalled();
});

test('another page is loaded with its modules and its stylesheet, once', async () => {
  const [view] = await Promise.all([views.loadView('/vps'), views.loadView('/vps')]);
  expect(view).toMatchObject({ title: 'VPS', sheet: '/assets/vps.css' });
  expect(fetchStub).toHaveBeenCalledExactlyOnceWith('/assets/pages.json');
  expect(loadPageSheet).toHaveBeenCalledExactlyOnceWith('/assets/vps.css');
  const preloads = [...document.querySelectorAll('link[rel=modulepreload]')];
  expect(preloads.map((link) => link.getAttribute('href'))).toEqual(['/assets/grid.js']);
});

test('a page without a stylesheet loads none', async () => {
  await views.loadView('/plain');
  expect(loadPageSheet).not.toHaveBeenCalled();
});

test('a page that fails to load is not kept, and the next call tries again', async () => {
  loadPageSheet.mockRejectedValueOnce(new Error('Failed to load'));
  await expect(views.loadView('/vps')).rejects.toThrow('Failed to load');
  expect(views.loadedView('/vps')).toBeUndefined();
  await views.loadView('/vps');
  expect(views.loadedView('/vps')).toBeDefined();
});

test('a list that fails to load is loaded again', async () => {
  fetchStub.mockResolvedValueOnce(new Response('', { status: 503 }));
  await expect(views.loadView('/vps')).rejects.toThrow('Failed to load /assets/pages.json');
  await views.loadView('/vps');
  expect(fetchStub).toHaveBeenCalledTimes(2);
});

test('a page that is not in the list fails', async () => {
  await expect(views.loadView('/nowhere')).rejects.toThrow('There is no page /nowhere');
});
