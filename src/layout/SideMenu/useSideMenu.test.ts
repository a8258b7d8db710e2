// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideMs, showDelayMs, useSideMenu } from './useSideMenu.ts';

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('goes through closed, showing, show, hiding, closed', () => {
  const { result } = renderHook(useSideMenu);
  expect(result.current.state).toBe('closed');
  act(() => result.current.open());
  expect(result.current.state).toBe('showing');
  wait(showDelayMs);
  expect(result.current.state).toBe('show');
  act(() => result.current.close());
  expect(result.current.state).toBe('hiding');
  wait(hideMs);
  expect(result.current.state).toBe('closed');
});

test('closing while it is showing hides it for good', () => {
  const { result } = renderHook(useSideMenu);
  act(() => result.current.open());
  act(() => result.current.close());
  expect(result.current.state).toBe('hiding');
  wait(showDelayMs);
  expect(result.current.state).toBe('hiding');
  wait(hideMs);
  expect(result.current.state).toBe('closed');
});

test('opening while it is hiding shows it again', () => {
  const { result } = renderHook(useSideMenu);
  act(() => result.current.open());
  wait(showDelayMs);
  act(() => result.current.close());
  act(() => result.current.open());
  wait(hideMs);
  expect(result.current.state).toBe('show');
});

test('closing a closed menu changes nothing', () => {
  const { result } = renderHook(useSideMenu);
  act(() => result.current.close());
  expect(result.current.state).toBe('closed');
});
