// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { loadGoogleAnalytics, loadTagManager } from './googleTags.ts';

afterEach(() => {
  delete window.dataLayer;
  delete window.gtagQueue;
});

/** Keeps the test's own document from fetching the script. */
function catchScript(): () => string | undefined {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
  return () => (append.mock.calls[0]?.[0] as HTMLScriptElement | undefined)?.src;
}

const view = (path: string) => ({ event: 'page_view', page_location: `https://a.example${path}` });

test('the tag manager loads its container and starts the data layer', () => {
  const source = catchScript();
  loadTagManager('GTM-ABC123');
  expect(source()).toBe('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123');
  expect(window.dataLayer?.[0]).toMatchObject({ event: 'gtm.js' });
});

test('Google Analytics gets each page view once, before and after it has loaded', () => {
  const source = catchScript();
  window.dataLayer = [view('/')];
  loadGoogleAnalytics('G-ABC123');
  window.dataLayer.push(view('/vps'), { event: 'other' });
  expect(source()).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC123&l=gtagQueue');
  const commands = (window.gtagQueue ?? []).map((command) =>
    Array.from(command as ArrayLike<unknown>),
  );
  expect(commands.filter(([name]) => name === 'event')).toEqual([
    ['event', 'page_view', { page_location: 'https://a.example/' }],
    ['event', 'page_view', { page_location: 'https://a.example/vps' }],
  ]);
  expect(commands).toContainEqual(['config', 'G-ABC123', { send_page_view: false }]);
  expect(window.dataLayer).toHaveLength(3);
});
