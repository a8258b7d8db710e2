// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearReloadMark, reloadOnceFor } from './reloadOnce.ts';

const reload = vi.fn();
const fetch = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  fetch.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('reloads once for a view, then lets it fail', async () => {
  expect(await reloadOnceFor('area/One')).toBe(true);
  expect(await reloadOnceFor('area/One')).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('a view that has loaded may reload again later', async () => {
  await reloadOnceFor('area/One');
  clearReloadMark('area/One');
  expect(await reloadOnceFor('area/One')).toBe(true);
});

test('without storage nothing reloads, because nothing would stop a loop', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(await reloadOnceFor('area/One')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>]>([
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is down', () => Promise.resolve(new Response('', { status: 503 }))],
])('nothing reloads while the site %s, but it may later', async (...given) => {
  fetch.mockImplementationOnce(given[1]);
  expect(await reloadOnceFor('area/One')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  expect(await reloadOnceFor('area/One')).toBe(true);
});

test('a removed page is reloaded, because its 404 page explains it', async () => {
  fetch.mockResolvedValueOnce(new Response('', { status: 404 }));
  expect(await reloadOnceFor('area/One')).toBe(true);
});
