// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown } from './Countdown.tsx';

const target = '2026-11-27T00:00:00+06:00';
const copy = { anytime: 'Any day.', before: 'Not yet.', after: 'It is here.' };
const show = () => render(<Countdown target={target} copy={copy} />);
const shown = () => screen.getByRole('timer', { name: 'Time left' }).textContent.trim();

function pass(milliseconds: number) {
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
  it('is prerendered without a time of day, and with a sentence that is true on any day', () => {
    const html = renderToString(<Countdown target={target} copy={copy} />);
    expect(html).toContain('Any day.');
    expect(html.match(/>--</g)).toHaveLength(4);
  });

  it('ticks with the clock although it was opened in the middle of a second', () => {
    vi.setSystemTime('2026-11-25T22:58:57.600+06:00');
    show();
    expect(shown()).toBe('01 day 01 hour 01 minute 03 seconds');
    pass(400);
    expect(shown()).toBe('01 day 01 hour 01 minute 02 seconds');
    pass(1000);
    expect(shown()).toBe('01 day 01 hour 01 minute 01 second');
  });

  it('never drifts: after ten minutes of late timers it says what the clock says', () => {
    vi.setSystemTime('2026-11-26T23:30:00+06:00');
    show();
    for (let late = 0; late < 600; late += 1) {
      pass(1000);
      vi.setSystemTime(Date.now() + 3);
    }
    pass(1000);
    expect(shown()).toBe('00 days 00 hours 19 minutes 58 seconds');
  });

  it('shows zeros and the other sentence at the moment, then runs no timer', () => {
    vi.setSystemTime('2026-11-26T23:59:58+06:00');
    show();
    expect(screen.getByText('Not yet.')).toBeDefined();
    pass(2000);
    expect(shown()).toBe('00 days 00 hours 00 minutes 00 seconds');
    expect(screen.getByText('It is here.')).toBeDefined();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('runs no timer while the page is hidden, and is right at once when it is seen again', () => {
    vi.setSystemTime('2026-11-26T23:00:00+06:00');
    show();
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    vi.setSystemTime('2026-11-26T23:30:00+06:00');
    setHidden(false);
    expect(shown()).toBe('00 days 00 hours 30 minutes 00 seconds');
    expect(vi.getTimerCount()).toBe(1);
  });

  it('leaves no timer behind', () => {
    vi.setSystemTime('2026-11-26T23:00:00+06:00');
    const { unmount } = show();
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says nothing by itself to screen readers', () => {
    show();
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
  });
});
