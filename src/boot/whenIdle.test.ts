// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('calls back when the browser is idle, with the time that is left', () => {
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) =>
    callback({ didTimeout: false, timeRemaining: () => 12 }),
  );
  const times: number[] = [];
  whenIdle((timeLeft) => times.push(timeLeft()));
  expect(times).toEqual([12]);
});

test('calls back after a second if the browser is never idle', () => {
  vi.stubGlobal(
    'requestIdleCallback',
    (callback: IdleRequestCallback, { timeout }: IdleRequestOptions = {}) => {
      if (timeout === undefined) return;
      setTimeout(() => callback({ didTimeout: true, timeRemaining: () => 0 }), timeout);
    },
  );
  const times: number[] = [];
  whenIdle((timeLeft) => times.push(timeLeft()));
  vi.advanceTimersByTime(999);
  expect(times).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(times).toEqual([0]);
});

test('calls back soon in a browser without idle callbacks', () => {
  expect('requestIdleCallback' in window).toBe(false);
  const times: number[] = [];
  whenIdle((timeLeft) => times.push(timeLeft()));
  vi.advanceTimersByTime(100);
  expect(times).toEqual([0]);
});
