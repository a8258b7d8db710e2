// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstPaint } from './afterFirstPaint.ts';

/** Reports the first paint, as the browser would. */
let paint: () => void;

function stubPaintTiming(supported: boolean): void {
  class Observer {
    static supportedEntryTypes = supported ? ['paint'] : [];
    constructor(notify: PerformanceObserverCallback) {
      const entries = { getEntriesByName: () => [{}] } as unknown as PerformanceObserverEntryList;
      paint = () => notify(entries, this as unknown as PerformanceObserver);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('PerformanceObserver', Observer);
}

function stubDocument(state: { readyState?: string; visibilityState?: string }): void {
  const { readyState = 'interactive', visibilityState = 'visible' } = state;
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
  const callback = vi.fn<() => void>();
  afterFirstPaint(callback);
  vi.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
  paint();
  expect(callback).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledOnce();
});

test('waits for the whole page to be parsed', () => {
  stubDocument({ readyState: 'loading', visibilityState: 'hidden' });
  const callback = vi.fn<() => void>();
  afterFirstPaint(callback);
  vi.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(callback).toHaveBeenCalledOnce();
});

test('does not wait in a background tab, which does not paint', () => {
  stubDocument({ visibilityState: 'hidden' });
  const callback = vi.fn<() => void>();
  afterFirstPaint(callback);
  expect(callback).toHaveBeenCalledOnce();
});

test('waits two frames in a browser without paint timing', () => {
  stubPaintTiming(false);
  stubDocument({});
  const callback = vi.fn<() => void>();
  afterFirstPaint(callback);
  expect(callback).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(callback).toHaveBeenCalledOnce();
});
