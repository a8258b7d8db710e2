// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { SupportHours } from './SupportHours.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function advance(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

test('prerenders the hours, but not the status, which needs the visitor’s clock', () => {
  const html = renderToString(<SupportHours />);
  expect(html).toContain('Sunday to Thursday');
  expect(html).not.toMatch(/open now|closed now/i);
});

test('updates the status with a single timer and clears it', () => {
  vi.useFakeTimers({ now: new Date('2026-03-05T16:58:30+06:00') });
  const { unmount } = render(<SupportHours />);
  expect(screen.getByText('Open now')).toBeTruthy();
  expect(screen.getByText('closes 17:00')).toBeTruthy();
  expect(vi.getTimerCount()).toBe(1);

  advance(89_999);
  expect(screen.getByText('Open now')).toBeTruthy();
  advance(1);
  expect(screen.getByText('Closed now')).toBeTruthy();
  expect(screen.getByText('opens Sunday 10:00')).toBeTruthy();
  expect(vi.getTimerCount()).toBe(1);

  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('updates the status when a sleeping machine wakes up', () => {
  vi.useFakeTimers({ now: new Date('2026-03-05T12:00:00+06:00') });
  render(<SupportHours />);
  vi.setSystemTime(new Date('2026-03-06T12:00:00+06:00'));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByText('Closed now')).toBeTruthy();
});
