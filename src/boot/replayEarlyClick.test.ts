// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import * as popover from '../ui/popover.ts';
import { announceApp } from './appReady.ts';
import { replayEarlyClick } from './replayEarlyClick.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function pageWith(html: string) {
  document.body.innerHTML = html;
  replayEarlyClick();
  const heard: string[] = [];
  return {
    press: (selector: string) => document.querySelector<HTMLElement>(selector)?.click(),
    /** The app takes over: from now on somebody listens. */
    takeOver: async () => {
      document.body.addEventListener('click', ({ target }) => heard.push((target as Element).id));
      announceApp();
      await Promise.resolve();
    },
    heard,
  };
}

const buttons = `<button type="button" id="menu"><svg id="icon"></svg></button>
  <button type="button" id="theme"></button><button type="button" popovertarget="x" id="side"></button><a id="link" href="#x"></a>`;

test('the last button pressed too early is pressed again', async () => {
  const page = pageWith(buttons);
  page.press('#menu');
  page.press('#theme');
  await page.takeOver();
  expect(page.heard).toEqual(['theme']);
});

test('a press on the icon in a button counts for the button', async () => {
  const page = pageWith(buttons);
  document.getElementById('icon')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await page.takeOver();
  expect(page.heard).toEqual(['menu']);
});

test('a visitor who has turned to something else meanwhile is not surprised', async () => {
  const page = pageWith(buttons);
  page.press('#menu');
  page.press('#link');
  await page.takeOver();
  expect(page.heard).toEqual([]);
});

test('a button that the browser serves itself is not pressed twice', async () => {
  const page = pageWith(buttons);
  page.press('#side');
  await page.takeOver();
  expect(page.heard).toEqual([]);
});

test('what is pressed later is pressed once', async () => {
  const page = pageWith(buttons);
  await page.takeOver();
  page.press('#menu');
  announceApp();
  await Promise.resolve();
  expect(page.heard).toEqual(['menu']);
});

test('where the browser has no popovers, their button waits for the app like the others', async () => {
  vi.spyOn(popover, 'hasPopover').mockReturnValue(false);
  const page = pageWith(buttons);
  page.press('#side');
  await page.takeOver();
  expect(page.heard).toEqual(['side']);
});
