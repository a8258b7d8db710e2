import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { appReady } from './app-ready.ts';
import { site } from '../src/content/site.ts';
import { portalUrl } from './addresses.ts';

/** Opens the support page with the visitor's clock stopped at a moment. */
async function openAt(page: Page, moment: string): Promise<void> {
  const time = new Date(moment);
  // An installed clock runs, and can only be paused at a later time.
  await page.clock.install({ time: time.getTime() - 60_000 });
  await page.clock.pauseAt(time);
  await page.goto('/contact-us');
  // The app starts in an animation frame, and a paused clock has none.
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.locator(appReady).count();
    })
    .toBe(1);
}

/* 2026-03-01 is a Sunday; Bangladesh is six hours ahead of UTC all year. */
const visits = [
  {
    zone: 'Asia/Dhaka',
    moments: [
      ['2026-03-01T09:59:00+06:00', 'Closed now', 'opens Sunday 10:00'],
      ['2026-03-01T10:00:00+06:00', 'Open now', 'closes 17:00'],
      ['2026-03-05T16:59:00+06:00', 'Open now', 'closes 17:00'],
      ['2026-03-05T17:00:00+06:00', 'Closed now', 'opens Sunday 10:00'],
      ['2026-03-06T12:00:00+06:00', 'Closed now', 'opens Sunday 10:00'],
      ['2026-03-03T23:30:00+06:00', 'Closed now', 'opens Wednesday 10:00'],
    ],
  },
  {
    // Saturday evening there is Sunday morning in Dhaka, on the night the clocks change.
    zone: 'America/New_York',
    moments: [
      ['2026-03-08T00:30:00-05:00', 'Open now', 'closes 17:00'],
      ['2026-03-08T14:00:00-04:00', 'Closed now', 'opens Monday 10:00'],
    ],
  },
  {
    zone: 'Pacific/Kiritimati',
    moments: [['2026-03-06T03:00:00+14:00', 'Closed now', 'opens Sunday 10:00']],
  },
] as const;

for (const { zone, moments } of visits) {
  test.describe(`for a visitor in ${zone}`, () => {
    test.use({ timezoneId: zone });
    for (const [moment, state, next] of moments) {
      test(`at ${moment} support is shown as “${state}, ${next}”`, async ({ page }) => {
        await openAt(page, moment);
        await expect(page.getByText(state, { exact: true })).toBeVisible();
        await expect(page.getByText(next, { exact: true })).toBeVisible();
        const other = state === 'Open now' ? 'Closed now' : 'Open now';
        await expect(page.getByText(other, { exact: true })).toHaveCount(0);
      });
    }
  });
}

test.describe('for a visitor in London', () => {
  test.use({ timezoneId: 'Europe/London' });
  test('the next opening is also shown in local time', async ({ page }) => {
    await openAt(page, '2026-03-07T12:00:00Z');
    await expect(
      page.getByText('It is Saturday 18:00 in Bangladesh. On your clock it opens Sunday 04:00.'),
    ).toBeVisible();
  });
});

test.describe('for a visitor in Dhaka', () => {
  test.use({ timezoneId: 'Asia/Dhaka' });

  test('“Open now” changes to “Closed now” at closing time', async ({ page }) => {
    await openAt(page, '2026-03-05T16:58:20+06:00');
    await expect(page.getByText('Open now')).toBeVisible();
    await expect(page.getByText('on your clock')).toHaveCount(0);
    await page.clock.runFor('01:40');
    await expect(page.getByText('Closed now')).toBeVisible();
    await expect(page.getByText('opens Sunday 10:00')).toBeVisible();
  });
});

test('chat, hotline and e-mail open the messenger, the phone and the mail program', async ({
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
  const ticket = page.getByRole('main').getByRole('link', { name: 'Log in to open a ticket' });
  await expect(ticket).toHaveAttribute('href', `${portalUrl}/login`);
  await expect(ticket).toHaveAttribute('target', '_blank');
});

for (const width of [320, 1280]) {
  test(`the layout does not shift at ${width} px when the opening hours load`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/contact-us');
    await expect(page.getByText(/^(Open|Closed) now$/)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts') as number[])).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('support hours, chat and e-mail are shown', async ({ page }) => {
    await page.goto('/contact-us');
    const main = page.getByRole('main');
    await expect(main.getByText('Sunday to Thursday, 10:00 to 17:00')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Start Chat' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Email Us' })).toBeVisible();
  });
});
