// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetReload, reloadOnceFor } from './reloadOnce.ts';

const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('reloads once for a view, then lets the failure show', () => {
  expect(reloadOnceFor('area/One')).toBe(true);
  expect(reloadOnceFor('area/One')).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('a view that has arrived may be reloaded again later', () => {
  reloadOnceFor('area/One');
  forgetReload('area/One');
  expect(reloadOnceFor('area/One')).toBe(true);
});

test('without storage nothing reloads, because nothing could stop a loop', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(reloadOnceFor('area/One')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
