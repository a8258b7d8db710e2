// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOutEverySection, layOutSkippedSections } from './sectionLayout.ts';

/** How long the browser stays idle each time. */
let idleMs = 0;

vi.mock('./whenIdle.ts', () => ({
  whenIdle: (callback: (timeLeft: () => number) => void) =>
    setTimeout(() => callback(() => idleMs)),
}));

beforeEach(() => {
  idleMs = 0;
  vi.useFakeTimers();
  document.body.innerHTML = `<main><section id="first"></section>
    <section id="second" data-skipped></section></main><footer id="footer" data-skipped></footer>`;
  vi.spyOn(window, 'getComputedStyle').mockImplementation(
    (element) =>
      ({
        contentVisibility: element.hasAttribute('data-skipped') ? 'auto' : 'visible',
      }) as CSSStyleDeclaration,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.documentElement.removeAttribute('data-laid-out');
  window.scrollTo(0, 0);
});

function laidOut(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[id]')]
    .filter(({ style }) => style.contentVisibility === 'visible')
    .map(({ id }) => id);
}
const isDone = () => document.documentElement.hasAttribute('data-laid-out');

test('while the browser is idle, it lays out all sections that were skipped', () => {
  idleMs = 50;
  layOutSkippedSections();
  expect(isDone()).toBe(false);
  vi.advanceTimersToNextTimer();
  expect(laidOut()).toEqual(['second', 'footer']);
  expect(isDone()).toBe(true);
});

test('with little idle time, it lays out one section at a time', () => {
  layOutSkippedSections();
  expect(laidOut()).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(laidOut()).toEqual(['second']);
  vi.advanceTimersToNextTimer();
  expect(laidOut()).toEqual(['second', 'footer']);
  expect(isDone()).toBe(false);
  vi.advanceTimersToNextTimer();
  expect(isDone()).toBe(true);
});

test('after a navigation there are no skipped sections to look for', () => {
  layOutEverySection();
  layOutSkippedSections();
  expect(window.getComputedStyle).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('what the visitor is reading stays where it is', () => {
  window.scrollTo(0, 500);
  const reading = document.getElementById('first') as HTMLElement;
  document.elementFromPoint = () => reading;
  let top = 300;
  vi.spyOn(reading, 'getBoundingClientRect').mockImplementation(() => ({ top }) as DOMRect);
  const section = document.getElementById('second') as HTMLElement;
  vi.spyOn(section, 'getBoundingClientRect').mockImplementation(() => {
    top = 420;
    return {} as DOMRect;
  });
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {});
  layOutSkippedSections();
  vi.advanceTimersToNextTimer();
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 120 });
});
