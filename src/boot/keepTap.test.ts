// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { announceApp } from './appReady.ts';
import { keepTap } from './keepTap.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function pageWith(html: string) {
  document.body.innerHTML = html;
  keepTap();
  const heard: string[] = [];
  return {
    press: (selector: string) => document.querySelector<HTMLElement>(selector)?.click(),
    /** The app takes over: from now on somebody listens. */
    takeOver: () => {
      document.body.addEventListener('click', ({ target }) => heard.push((target as Element).id));
      announceApp();
    },
    heard,
  };
}

const buttons = `<button type="button" id="menu"><svg id="icon"></svg></button>
  <button type="button" id="theme"></button><button type="button" popovertarget="x" id="side"></button><a id="link" href="#x"></a>`;

test('the last button pressed too early is pressed again', () => {
  const page = pageWith(buttons);
  page.press('#menu');
  page.press('#theme');
  page.takeOver();
  expect(page.heard).toEqual(['theme']);
});

test('a press on the icon in a button counts for the button', () => {
  const page = pageWith(buttons);
  document.getElementById('icon')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  page.takeOver();
  expect(page.heard).toEqual(['menu']);
});

test('a visitor who has turned to something else meanwhile is not surprised', () => {
  const page = pageWith(buttons);
  page.press('#menu');
  page.press('#link');
  page.takeOver();
  expect(page.heard).toEqual([]);
});

test('a button that the browser serves itself is not pressed twice', () => {
  const page = pageWith(buttons);
  page.press('#side');
  page.takeOver();
  expect(page.heard).toEqual([]);
});

test('what is pressed later is pressed once', () => {
  const page = pageWith(buttons);
  page.takeOver();
  page.press('#menu');
  announceApp();
  expect(page.heard).toEqual(['menu']);
});
