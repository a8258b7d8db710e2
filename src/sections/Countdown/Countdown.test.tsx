// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CountdownCopy } from '../../schema/sharedWords.ts';
import { Countdown } from './Countdown.tsx';

const target = '2026-11-27T00:00:00+06:00';
const copy: CountdownCopy = {
  label: 'Time left',
  counting: 'Runs to',
  units: {
    days: { one: 'day', other: 'days' },
    hours: { one: 'hour', other: 'hours' },
    minutes: { one: 'minute', other: 'minutes' },
    seconds: { one: 'second', other: 'seconds' },
  },
};
const states = { anytime: 'Any day.', before: 'Not yet.', after: 'It is here.' };
const countdown = <Countdown target={target} copy={copy} states={states} />;
const show = () => render(countdown);
const shown = () => screen.getByRole('timer', { name: copy.label }).textContent.trim();

function advance(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function setHidden(hidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Countdown', () => {
  it('prerenders without a time, and with a sentence that is true on any day', () => {
    const html = renderToString(countdown);
    expect(html).toContain('Any day.');
    expect(html.match(/>--</g)).toHaveLength(4);
  });

  it('ticks on full seconds, even when opened in the middle of one', () => {
    vi.setSystemTime('2026-11-25T22:58:57.600+06:00');
    show();
    expect(shown()).toBe('01 day 01 hour 01 minute 03 seconds');
    advance(400);
    expect(shown()).toBe('01 day 01 hour 01 minute 02 seconds');
    advance(1000);
    expect(shown()).toBe('01 day 01 hour 01 minute 01 second');
  });

  it('does not drift when timers are late', () => {
    vi.setSystemTime('2026-11-26T23:30:00+06:00');
    show();
    for (let tick = 0; tick < 60; tick += 1) {
      advance(1000);
      vi.setSystemTime(Date.now() + 50);
    }
    advance(1000);
    expect(shown()).toBe('00 days 00 hours 28 minutes 56 seconds');
  });

  it('shows zeros and the other sentence when time is up, and stops its timer', () => {
    vi.setSystemTime('2026-11-26T23:59:58+06:00');
    show();
    expect(screen.getByText('Not yet.')).toBeDefined();
    advance(2000);
    expect(shown()).toBe('00 days 00 hours 00 minutes 00 seconds');
    expect(screen.getByText('It is here.')).toBeDefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops its timer while the page is hidden, and is right as soon as it is visible again', () => {
    vi.setSystemTime('2026-11-26T23:00:00+06:00');
    show();
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime('2026-11-26T23:30:00+06:00');
    setHidden(false);
    expect(shown()).toBe('00 days 00 hours 30 minutes 00 seconds');
    expect(vi.getTimerCount()).toBe(1);
  });

  it('clears its timer on unmount', () => {
    vi.setSystemTime('2026-11-26T23:00:00+06:00');
    const { unmount } = show();
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not announced by screen readers', () => {
    show();
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
  });
});
