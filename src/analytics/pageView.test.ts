// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { recordPageView } from './pageView.ts';

afterEach(() => {
  delete window.dataLayer;
  vi.unstubAllGlobals();
});

test('a page view contains no e-mail addresses', () => {
  const path = '/thank-you/a.b%40mail.example?ref=ad&email=rahim+web@mail.example#part';
  window.history.replaceState(null, '', path);
  recordPageView(path, 'Thank you');
  expect(window.dataLayer).toEqual([
    expect.objectContaining({
      page_path: '/thank-you/e-mail?ref=ad&email=e-mail#part',
      page_location: expect.stringMatching(/\/thank-you\/e-mail\?ref=ad&email=e-mail#part$/),
    }),
  ]);
});

test('a parameter of a megabyte does not freeze the page', () => {
  recordPageView(`/vps?a=${'a'.repeat(1_000_000)}`, 'VPS');
  expect(window.dataLayer).toHaveLength(1);
});

test('an error thrown by the data layer is reported and does not break the page', () => {
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
