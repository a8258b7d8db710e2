// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { fetchMissingSheets, watchSheets } from './sheets.ts';

/** A sheet as the bundler's loader adds it. It stays without an address: nothing is to be fetched. */
function addSheet(name: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.dataset['name'] = name;
  document.head.append(link);
  return link;
}

const sheet = (name: string) => document.head.querySelector(`[data-name="${name}"]`);

watchSheets();
beforeEach(() => {
  document.head.replaceChildren();
});

test('asks again for a sheet that did not come, once it is wanted', async () => {
  const first = addSheet('page');
  const whole = addSheet('whole');
  first.dispatchEvent(new Event('error'));
  expect(sheet('page')).toBe(first);
  const fetched = fetchMissingSheets();
  const second = sheet('page');
  expect(second).not.toBe(first);
  expect(sheet('whole')).toBe(whole);
  second?.dispatchEvent(new Event('load'));
  await fetched;
  await fetchMissingSheets();
  expect(sheet('page')).toBe(second);
});

test('fails where it does not come again, and asks a third time', async () => {
  addSheet('page').dispatchEvent(new Event('error'));
  const fetched = fetchMissingSheets();
  const second = sheet('page');
  second?.dispatchEvent(new Event('error'));
  await expect(fetched).rejects.toThrow('did not come');
  const again = fetchMissingSheets();
  expect(sheet('page')).not.toBe(second);
  sheet('page')?.dispatchEvent(new Event('load'));
  await again;
});

test('leaves alone what somebody has taken out of the page', async () => {
  const theme = addSheet('theme');
  theme.dispatchEvent(new Event('error'));
  theme.remove();
  await fetchMissingSheets();
  expect(sheet('theme')).toBeNull();
});
