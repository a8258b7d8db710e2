// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstPaint } from './afterFirstPaint.ts';

/** Tells the page of its first paint, as the browser would. */
let paint: () => void;

function stubPaintTiming(supported: boolean): void {
  class Observer {
    static supportedEntryTypes = supported ? ['paint'] : [];
    constructor(tell: PerformanceObserverCallback) {
      const entries = { getEntriesByName: () => [{}] } as unknown as PerformanceObserverEntryList;
      paint = () => tell(entries, this as unknown as PerformanceObserver);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
}

function stubDocument(facts: { readyState?: string; visibilityState?: string }): void {
  const { readyState = 'interactive', visibilityState = 'visible' } = facts;
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState as DocumentReadyState);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(
    visibilityState as DocumentVisibilityState,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  stubPaintTiming(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('waits for the first paint and for the frame after it', () => {
  stubDocument({});
  const step = vi.fn<() => void>();
  afterFirstPaint(step);
  vi.runAllTimers();
  expect(step).not.toHaveBeenCalled();
  paint();
  expect(step).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(step).toHaveBeenCalledOnce();
});

test('waits for the whole page to be parsed', () => {
  stubDocument({ readyState: 'loading', visibilityState: 'hidden' });
  const step = vi.fn<() => void>();
  afterFirstPaint(step);
  vi.runAllTimers();
  expect(step).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(step).toHaveBeenCalledOnce();
});

test('does not wait in a tab that is not seen, and so not painted', () => {
  stubDocument({ visibilityState: 'hidden' });
  const step = vi.fn<() => void>();
  afterFirstPaint(step);
  expect(step).toHaveBeenCalledOnce();
});

test('waits two frames where the browser tells nothing of paints', () => {
  stubPaintTiming(false);
  stubDocument({});
  const step = vi.fn<() => void>();
  afterFirstPaint(step);
  expect(step).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(step).toHaveBeenCalledOnce();
});
