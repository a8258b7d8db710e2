// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { retryFailedSheets, watchForFailedSheets } from './failedSheets.ts';

/** A link as the bundler adds it, but without an address, so that nothing is fetched. */
function addSheet(name: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.dataset['name'] = name;
  document.head.append(link);
  return link;
}

const sheet = (name: string) => document.head.querySelector(`[data-name="${name}"]`);

watchForFailedSheets();
beforeEach(() => {
  document.head.replaceChildren();
});

test('retries a failed sheet once it is needed', async () => {
  const first = addSheet('page');
  const loaded = addSheet('loaded');
  first.dispatchEvent(new Event('error'));
  expect(sheet('page')).toBe(first);
  const retried = retryFailedSheets();
  const second = sheet('page');
  expect(second).not.toBe(first);
  expect(sheet('loaded')).toBe(loaded);
  second?.dispatchEvent(new Event('load'));
  await retried;
  await retryFailedSheets();
  expect(sheet('page')).toBe(second);
});

test('rejects if the retry fails, and tries again the next time', async () => {
  addSheet('page').dispatchEvent(new Event('error'));
  const retried = retryFailedSheets();
  const second = sheet('page');
  second?.dispatchEvent(new Event('error'));
  await expect(retried).rejects.toThrow('Failed to load');
  const again = retryFailedSheets();
  expect(sheet('page')).not.toBe(second);
  sheet('page')?.dispatchEvent(new Event('load'));
  await again;
});

test('ignores a failed sheet that was removed from the page', async () => {
  const theme = addSheet('theme');
  theme.dispatchEvent(new Event('error'));
  theme.remove();
  await retryFailedSheets();
  expect(sheet('theme')).toBeNull();
});
