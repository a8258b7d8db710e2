// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type * as PageSheets from './pageSheets.ts';

let sheets: typeof PageSheets;

/** Nothing is fetched: every stylesheet loads, or fails, right away. */
function stubLoading(outcome: 'success' | 'failure'): void {
  const { happyDOM } = window as unknown as { happyDOM: { settings: object } };
  Object.assign(happyDOM.settings, {
    disableCSSFileLoading: true,
    handleDisabledFileLoadingAsSuccess: outcome === 'success',
  });
}

beforeEach(async () => {
  stubLoading('success');
  document.head.innerHTML = '<link rel="stylesheet" href="/first.css" data-page-sheet>';
  vi.resetModules();
  sheets = await import('./pageSheets.ts');
});

const links = () => [...document.querySelectorAll('link')];

/** Addresses of the stylesheets that apply. */
const applied = () =>
  links()
    .filter((link) => link.media !== 'not all')
    .map((link) => link.getAttribute('href'));

test('a stylesheet is loaded once, and waits until it is applied', async () => {
  await Promise.all([sheets.loadPageSheet('/next.css'), sheets.loadPageSheet('/next.css')]);
  expect(links()).toHaveLength(2);
  expect(applied()).toEqual(['/first.css']);
});

test('the stylesheet of the first page is not loaded again', async () => {
  await sheets.loadPageSheet('/first.css');
  expect(links()).toHaveLength(1);
});

test('one stylesheet applies at a time', async () => {
  await sheets.loadPageSheet('/next.css');
  sheets.applyPageSheet('/next.css');
  expect(applied()).toEqual(['/next.css']);
  sheets.applyPageSheet('/first.css');
  expect(applied()).toEqual(['/first.css']);
});

test('a stylesheet that failed is loaded again when it is needed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  stubLoading('failure');
  await expect(sheets.loadPageSheet('/next.css')).rejects.toThrow('Failed to load');
  expect(links()).toHaveLength(1);
  stubLoading('success');
  await sheets.loadPageSheet('/next.css');
  expect(links()).toHaveLength(2);
});
