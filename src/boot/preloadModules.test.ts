// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { preloadModules } from './preloadModules.ts';

test('modules are requested in order, four at a time', () => {
  vi.useFakeTimers();
  const modules = ['/a.js', '/b.js', '/c.js', '/d.js', '/e.js'];
  const requested = () =>
    [...document.querySelectorAll('link[rel=modulepreload]')].map((link) =>
      link.getAttribute('href'),
    );
  preloadModules(modules);
  expect(requested()).toEqual(modules.slice(0, 4));
  vi.runAllTimers();
  expect(requested()).toEqual(modules);
  vi.useRealTimers();
});
