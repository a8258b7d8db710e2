// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { loadTagManager } from './tagManager.ts';

afterEach(() => {
  document.head.replaceChildren();
  delete window.dataLayer;
  vi.unstubAllGlobals();
});

test('an empty id loads nothing', () => {
  loadTagManager('');
  expect(document.head.querySelector('script')).toBeNull();
  expect(window.dataLayer).toBeUndefined();
});

test('an id loads its container through a Trusted Types policy', () => {
  // Keep the test's own document from fetching the script.
  vi.spyOn(document.head, 'append').mockImplementation(() => {});
  const createScriptURL = vi.fn((url: string) => url);
  vi.stubGlobal('trustedTypes', { createPolicy: vi.fn(() => ({ createScriptURL })) });
  loadTagManager('GTM-ABC123');
  expect(createScriptURL).toHaveBeenCalledWith(
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
  );
  expect(document.head.append).toHaveBeenCalledOnce();
  expect(window.dataLayer?.[0]).toMatchObject({ event: 'gtm.js' });
});
