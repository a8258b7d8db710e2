// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteCopy } from '../../site/siteCopy.ts';
import { SiteCopyProvider } from '../../routing/siteCopy.ts';
import { StaticRouter } from '../../routing/StaticRouter.tsx';
import { Notice } from './Notice.tsx';

const notice = {
  from: '2027-01-05T22:00:00+06:00',
  until: '2027-03-06T02:00:00+06:00',
  text: 'The portal is down.',
  link: '/contact-us',
};
const isShown = () => document.documentElement.hasAttribute('data-notice');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function showAt(moment: string): void {
  vi.setSystemTime(moment);
  render(
    <SiteCopyProvider value={siteCopy}>
      <StaticRouter>
        <Notice notice={notice} />
      </StaticRouter>
    </SiteCopyProvider>,
  );
}

function wait(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('is a region with its text and link', () => {
  showAt('2027-02-01T00:00:00Z');
  const region = screen.getByRole('region', { name: siteCopy.layout.notice.label });
  expect(region.textContent).toBe(`The portal is down. ${siteCopy.layout.notice.more}`);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/contact-us');
});

test.each([
  ['2027-01-05T15:59:59Z', false],
  ['2027-01-05T16:00:00Z', true],
  ['2027-03-05T19:59:59Z', true],
  ['2027-03-05T20:00:00Z', false],
])('at %s it is shown: %s', (moment, expected) => {
  showAt(moment);
  expect(isShown()).toBe(expected);
});

test('it comes and goes in a page that stays open, even for months', () => {
  showAt('2027-01-05T15:59:00Z');
  wait(59_999);
  expect(isShown()).toBe(false);
  wait(1);
  expect(isShown()).toBe(true);
  const twoMonths = Date.parse(notice.until) - Date.parse(notice.from);
  wait(twoMonths - 1);
  expect(isShown()).toBe(true);
  wait(1);
  expect(isShown()).toBe(false);
});
