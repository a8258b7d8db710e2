// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { recordPageView } from './pageView.ts';

afterEach(() => {
  delete window.dataLayer;
  vi.unstubAllGlobals();
});

test('a data layer that throws is reported and does not break the page', () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  const broken = new Error('the tag manager broke');
  window.dataLayer = [];
  window.dataLayer.push = () => {
    throw broken;
  };
  expect(() => recordPageView('/vps', 'VPS')).not.toThrow();
  expect(reported).toHaveBeenCalledExactlyOnceWith(broken);
});
