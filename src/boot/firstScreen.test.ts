// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOutFirstScreen, layOutTheRest } from './firstScreen.ts';

const root = document.documentElement;

/** Opens a page as the browser would tell of it. */
function visit(type: NavigationTimingType | undefined, hash = ''): void {
  // Where a link leads to words of the page, the browser keeps it from `location`.
  window.location.hash = hash.replace(/#:~:.*/, '');
  const name = `https://nokshihost.example/${hash}`;
  const entries = type ? [{ type, name } as PerformanceNavigationTiming] : [];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(entries);
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete root.dataset['firstScreen'];
  document.body.replaceChildren();
});

test.each<[string, NavigationTimingType | undefined, string, boolean]>([
  ['a fresh visit', 'navigate', '', true],
  ['a visit to a place in the page', 'navigate', '#faq', false],
  ['a visit to words of the page', 'navigate', '#:~:text=hosting', false],
  ['a reload', 'reload', '', false],
  ['a visitor who comes back', 'back_forward', '', false],
  ['a browser that does not tell', undefined, '', false],
])('%s', (_, type, hash, marked) => {
  visit(type, hash);
  layOutFirstScreen();
  expect('firstScreen' in root.dataset).toBe(marked);
});

test('after the paint one part that waits follows in each frame, and then the mark goes', () => {
  visit('navigate');
  layOutFirstScreen();
  document.body.innerHTML = '<section></section><section id="waits"></section><footer id="too">';
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    ({ id }) => ({ contentVisibility: id ? 'hidden' : 'visible' }) as CSSStyleDeclaration,
  );
  const inline = () =>
    [...document.querySelectorAll<HTMLElement>('section, footer')].map(
      ({ style }) => style.contentVisibility,
    );
  layOutTheRest();
  expect(inline()).toEqual(['', 'auto', '']);
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(inline()).toEqual(['', 'visible', 'auto']);
  expect(root.dataset).toHaveProperty('firstScreen');
  vi.runAllTimers();
  expect(inline()).toEqual(['', 'visible', 'visible']);
  expect(root.dataset).not.toHaveProperty('firstScreen');
});

test('the rest is left to the browser if nothing lays it out', () => {
  visit('navigate');
  layOutFirstScreen();
  vi.advanceTimersByTime(2900);
  expect(root.dataset['firstScreen']).toBe('only');
  vi.advanceTimersByTime(200);
  expect(root.dataset['firstScreen']).toBe('first');
});

test('a mark that has gone does not come back', () => {
  visit('navigate');
  layOutFirstScreen();
  layOutTheRest();
  vi.runAllTimers();
  expect(root.dataset).not.toHaveProperty('firstScreen');
});

test('a page that was laid out whole is left alone', () => {
  visit('reload');
  layOutFirstScreen();
  document.body.innerHTML = '<section></section>';
  layOutTheRest();
  vi.runAllTimers();
  expect(document.body.innerHTML).toBe('<section></section>');
});
