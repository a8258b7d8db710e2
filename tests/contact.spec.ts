import clock from '#content/words/support-clock.js';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { hydrated } from './app-ready.ts';
import { fillPlaceholders } from '../src/site/fillPlaceholders.ts';
import { site } from '../src/site/site.ts';
import { watchLayoutShift } from './layout-shift.ts';
import { siteCopy } from '../src/site/siteCopy.ts';
import { portalUrl } from './addresses.ts';
import { sectionOf } from './copy.ts';

const { times } = sectionOf('/contact-us', 'contactHero');
const guide = sectionOf('/contact-us', 'contactGuide');
const { opens, closes, utcOffsetMinutes } = site.supportHours;
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

/** The next day on which support opens. */
function openDayAfter(day: number): number {
  const week = [1, 2, 3, 4, 5, 6, 7].map((later) => (day + later) % 7);
  return week.find((later) => days.includes(later)) ?? day;
}

const first = Math.min(...days);
const last = Math.max(...days);
const dayOff = [0, 1, 2, 3, 4, 5, 6].find((day) => !days.includes(day));

const whenOpen = { state: clock.open, next: fillPlaceholders(clock.closes, { time: closes }) };
const whenClosed = (opensOn: number) => ({
  state: clock.closed,
  next: fillPlaceholders(clock.opens, { day: siteCopy.company.days[opensOn] ?? '', time: opens }),
});

const moments = {
  'a minute before opening': { moment: momentOf(first, opens, -1), ...whenClosed(first) },
  'at opening time': { moment: momentOf(first, opens), ...whenOpen },
  'a minute before closing': { moment: momentOf(last, closes, -1), ...whenOpen },
  'at closing time': { moment: momentOf(last, closes), ...whenClosed(openDayAfter(last)) },
  'after the first day': {
    moment: momentOf(first, closes, 30),
    ...whenClosed(openDayAfter(first)),
  },
  ...(dayOff !== undefined && {
    'at noon on a day off': {
      moment: momentOf(dayOff, '12:00'),
      ...whenClosed(openDayAfter(dayOff)),
    },
  }),
};

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

for (const zone of ['Asia/Dhaka', 'America/New_York', 'Pacific/Kiritimati']) {
  test.describe(`for a visitor in ${zone}`, () => {
    test.use({ timezoneId: zone });
    for (const [when, { moment, state, next }] of Object.entries(moments)) {
      test(`${when}, support is shown as “${state}, ${next}”`, async ({ page }) => {
        await openAt(page, moment);
        await expect(page.getByText(state, { exact: true })).toBeVisible();
        await expect(page.getByText(next, { exact: true })).toBeVisible();
        const other = state === clock.open ? clock.closed : clock.open;
        await expect(page.getByText(other, { exact: true })).toHaveCount(0);
      });
    }
  });
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

test.describe('for a visitor in Dhaka', () => {
  test.use({ timezoneId: 'Asia/Dhaka' });

  test('support changes from open to closed at closing time', async ({ page }) => {
    await openAt(page, momentOf(last, closes) - 100_000);
    await expect(page.getByText(clock.open)).toBeVisible();
    const [zone = ''] = clock.onYourClock.closes.split('{');
    await expect(page.getByText(zone.trim())).toHaveCount(0);
    await page.clock.runFor(100_000);
    await expect(page.getByText(clock.closed)).toBeVisible();
    await expect(page.getByText(whenClosed(openDayAfter(last)).next)).toBeVisible();
  });
});

test('chat, hotline and e-mail link to the messenger, the phone number and the e-mail address', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Live Chat' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Start Chat' })).toHaveAttribute(
    'href',
    site.chatUrl,
  );
  await expect(main.getByRole('link', { name: site.supportPhone })).toHaveAttribute(
    'href',
    `tel:${site.supportPhone.replaceAll(/[ -]/g, '')}`,
  );
  await expect(main.getByRole('link', { name: 'Email Us' })).toHaveAttribute(
    'href',
    `mailto:${site.supportEmail}`,
  );
});

test('the ticket link opens the portal in a new tab', async ({ page }) => {
  await page.goto('/contact-us');
  const { link } = guide.reasons.find((reason) => reason.link?.newTab) ?? {};
  const ticket = page.getByRole('main').getByRole('link', { name: link?.label ?? '' });
  await expect(ticket).toHaveAttribute('href', `${portalUrl}/login`);
  await expect(ticket).toHaveAttribute('target', '_blank');
});

for (const width of [320, 1280]) {
  test(`the layout does not shift at ${width} px when the opening hours load`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    // A late font may move text, too; loading.spec.ts tests that.
    await page.route('**/*.woff2', (route) => route.abort());
    const layoutShift = await watchLayoutShift(page);
    await page.goto('/contact-us');
    await expect(page.getByText(clock.open).or(page.getByText(clock.closed))).toBeVisible();
    expect(await layoutShift()).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('support hours, chat and e-mail are shown', async ({ page }) => {
    await page.goto('/contact-us');
    const main = page.getByRole('main');
    await expect(main.getByText(times, { exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Start Chat' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Email Us' })).toBeVisible();
  });
});

test('chat and email, which other pages promise, come first', async ({ page }) => {
  await page.goto('/contact-us');
  const ways = page.getByRole('region', { name: 'Contact us' }).getByRole('heading', { level: 3 });
  await expect(ways).toHaveText(['Live Chat', 'Mail Us', 'Hotline']);
});
