// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import clock from '#content/words/support-clock.js';
import { fillPlaceholders } from '../../../site/fillPlaceholders.ts';
import { SupportHours } from './SupportHours.tsx';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

vi.mock(import('../../../site/site.ts'), async (original) => {
  const { site } = await original();
  const supportHours: typeof site.supportHours = {
    days: [1, 2, 3],
    opens: '09:00',
    closes: '14:30',
    utcOffsetMinutes: 360,
  };
  return { site: { ...site, supportHours } };
});

const hours = <SupportHours times="Weekdays, in the morning" clock={clock} days={days} />;
const opensNext = fillPlaceholders(clock.opens, { day: days[1] ?? '', time: '09:00' });

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
  const html = renderToString(hours);
  expect(html).toContain('Weekdays, in the morning');
  for (const status of [clock.open, clock.closed]) expect(html).not.toContain(status);
});

test('updates the status with a single timer and clears it', () => {
  vi.useFakeTimers({ now: new Date('2026-03-04T14:28:30+06:00') });
  const { unmount } = render(hours);
  expect(screen.getByText(clock.open)).toBeTruthy();
  expect(screen.getByText(fillPlaceholders(clock.closes, { time: '14:30' }))).toBeTruthy();
  expect(vi.getTimerCount()).toBe(1);

  advance(89_999);
  expect(screen.getByText(clock.open)).toBeTruthy();
  advance(1);
  expect(screen.getByText(clock.closed)).toBeTruthy();
  expect(screen.getByText(opensNext)).toBeTruthy();
  expect(vi.getTimerCount()).toBe(1);

  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('updates the status when a sleeping machine wakes up', () => {
  vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00+06:00') });
  render(hours);
  expect(screen.getByText(clock.open)).toBeTruthy();
  vi.setSystemTime(new Date('2026-03-05T12:00:00+06:00'));
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByText(clock.closed)).toBeTruthy();
});
