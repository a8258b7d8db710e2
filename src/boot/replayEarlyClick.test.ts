// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import * as popover from '../ui/popover.ts';
import { announceAppReady } from './appReady.ts';
import { replayEarlyClick } from './replayEarlyClick.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function pageWith(html: string) {
  document.body.innerHTML = html;
  replayEarlyClick();
  const handled: string[] = [];
  return {
    click: (selector: string) => document.querySelector<HTMLElement>(selector)?.click(),
    /** The app hydrates: from now on clicks are handled. */
    hydrate: async () => {
      document.body.addEventListener('click', ({ target }) => handled.push((target as Element).id));
      announceAppReady();
      await Promise.resolve();
    },
    handled,
  };
}

const buttons = `<button type="button" id="menu"><svg id="icon"></svg></button>
  <button type="button" id="theme"></button><button type="button" popovertarget="x" id="side"></button><a id="link" href="#x"></a>`;

test('the last button clicked too early is clicked again', async () => {
  const page = pageWith(buttons);
  page.click('#menu');
  page.click('#theme');
  await page.hydrate();
  expect(page.handled).toEqual(['theme']);
});

test('a click on the icon in a button counts for the button', async () => {
  const page = pageWith(buttons);
  document.getElementById('icon')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await page.hydrate();
  expect(page.handled).toEqual(['menu']);
});

test('nothing is replayed if the visitor has clicked something else since', async () => {
  const page = pageWith(buttons);
  page.click('#menu');
  page.click('#link');
  await page.hydrate();
  expect(page.handled).toEqual([]);
});

test('a popover button, which works without the app, is not clicked twice', async () => {
  const page = pageWith(buttons);
  page.click('#side');
  await page.hydrate();
  expect(page.handled).toEqual([]);
});

test('a click after hydration is not repeated', async () => {
  const page = pageWith(buttons);
  await page.hydrate();
  page.click('#menu');
  announceAppReady();
  await Promise.resolve();
  expect(page.handled).toEqual(['menu']);
});

test('in a browser without popovers, a popover button waits for the app like the others', async () => {
  vi.spyOn(popover, 'hasPopover').mockReturnValue(false);
  const page = pageWith(buttons);
  page.click('#side');
  await page.hydrate();
  expect(page.handled).toEqual(['side']);
});
