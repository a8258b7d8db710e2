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

test('Google Analytics gets each of our events once, before and after it has loaded', () => {
  const source = catchScript();
  const lead = { event: 'generate_lead', method: 'phone' };
  const ecommerce = { currency: 'BDT', value: 75, items: [{ item_id: '52' }] };
  // A visitor may call before the first page view is recorded.
  window.dataLayer = [null, lead, view('/')];
  loadGoogleAnalytics('G-ABC123');
  const others = [{ event: 'other' }, undefined, 'text'];
  window.dataLayer.push(view('/vps'), { event: 'begin_checkout', ecommerce }, ...others);
  window.dataLayer.push({ event: 'search', search_term: 'dokan.com' });
  expect(source()).toBe('https://www.googletagmanager.com/gtag/js?id=G-ABC123&l=gtagQueue');
  const commands = (window.gtagQueue ?? []).map((command) =>
    Array.from(command as ArrayLike<unknown>),
  );
  expect(commands.filter(([name]) => name === 'event')).toEqual([
    ['event', 'generate_lead', { method: 'phone' }],
    ['event', 'page_view', { page_location: 'https://a.example/' }],
    ['event', 'page_view', { page_location: 'https://a.example/vps' }],
    ['event', 'begin_checkout', ecommerce],
    ['event', 'search', { search_term: 'dokan.com' }],
  ]);
  // The location without e-mail addresses is known before the tag is configured.
  expect(commands.slice(1, 3)).toEqual([
    ['set', { page_location: 'https://a.example/' }],
    ['config', 'G-ABC123', { send_page_view: false }],
  ]);
  expect(window.dataLayer).toHaveLength(9);
});
