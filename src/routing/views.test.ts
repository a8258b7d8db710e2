// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as Views from './views.ts';

const loadPageSheet = vi.hoisted(() => vi.fn<(href: string) => Promise<void>>());
vi.mock('./pageSheets.ts', () => ({ loadPageSheet }));
vi.mock('/assets/59eb193a/index.js', () => ({ title: 'Home' }));
vi.mock('/assets/59eb193a/blog-details/epp-code.js', () => ({ title: 'EPP code' }));

let views: typeof Views;

beforeEach(async () => {
  vi.stubEnv('DEV', false);
  vi.stubEnv('SSR', false);
  loadPageSheet.mockResolvedValue();
  document.head.innerHTML = '<script data-view="/assets/59eb193a/vps.js"></script>';
  vi.resetModules();
  views = await import('./views.ts');
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

test.each([
  ['/', 'index', 'Home'],
  ['/blog-details/epp-code', 'blog-details/epp-code', 'EPP code'],
])('%s has a script and a stylesheet beside those of the first page', async (path, name, title) => {
  const [view] = await Promise.all([views.loadView(path), views.loadView(path)]);
  expect(view).toMatchObject({ title, sheet: `/assets/59eb193a/${name}.css` });
  expect(loadPageSheet).toHaveBeenCalledExactlyOnceWith(`/assets/59eb193a/${name}.css`);
  expect(views.loadedView(path)).toBe(view);
});

test('a page that fails to load is not kept, and the next call tries again', async () => {
  loadPageSheet.mockRejectedValueOnce(new Error('Failed to load'));
  await expect(views.loadView('/')).rejects.toThrow('Failed to load');
  expect(views.loadedView('/')).toBeUndefined();
  await views.loadView('/');
  expect(views.loadedView('/')).toBeDefined();
});

test('without the name of its own script, a page loads no other', async () => {
  document.head.innerHTML = '';
  await expect(views.loadView('/')).rejects.toThrow('does not name its script');
});
