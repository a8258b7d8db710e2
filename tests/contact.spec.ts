import clock from '#content/words/support-clock.js';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { hydrated } from './app-ready.ts';
import { fillPlaceholders } from '../src/site/fillPlaceholders.ts';
import { site } from '../src/site/site.ts';

const { opens, utcOffsetMinutes } = site.supportHours;
const days: readonly number[] = site.supportHours.days;
const minute = 60_000;

/** A moment on the company's clock; `day` 0 is a Sunday, on which clocks change in New York. */
function momentOf(day: number, time: string, minutesLater = 0): number {
  const midnight = Date.UTC(2026, 2, 8 + day);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return midnight + (hours * 60 + minutes + minutesLater - utcOffsetMinutes) * minute;
}

/** A sentence with a moment's day and time on a clock: Sunday 10:00. */
function inWords(sentence: string, moment: number, timeZone: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(moment);
  return fillPlaceholders(sentence, {
    day: part({ weekday: 'long' }),
    time: part({ hour: '2-digit', minute: '2-digit' }),
  });
}

const first = Math.min(...days);

/** Opens the support page with the visitor's clock stopped at a moment. */
async function openAt(page: Page, moment: number): Promise<void> {
  // An installed clock runs, and can only be paused at a later time.
  await page.clock.install({ time: moment - minute });
  await page.clock.pauseAt(moment);
  await page.goto('/contact-us');
  // The app starts in an animation frame, which a paused clock never reaches.
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.locator(hydrated).count();
    })
    .toBe(1);
}

test.describe('for a visitor in London', () => {
  test.use({ timezoneId: 'Europe/London' });
  test('the next opening is also shown in local time', async ({ page }) => {
    const moment = momentOf(first, opens, -60);
    await openAt(page, moment);
    const here = inWords(clock.clock, moment + utcOffsetMinutes * minute, 'UTC');
    const there = inWords(clock.onYourClock.opens, momentOf(first, opens), 'Europe/London');
    await expect(page.getByText(`${here} ${there}`)).toBeVisible();
  });
});
