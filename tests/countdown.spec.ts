import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { comingCopy } from '../src/content/homes/blackFridayComing.ts';
import { offerCopy } from '../src/content/offerPage.ts';
import type { CountdownCopy } from '../src/content/schema/countdown.ts';
import { site } from '../src/content/site.ts';
import { comingSoonCopy } from '../src/content/specialty.ts';
import { watchLayoutShift } from './layout-shift.ts';

const target = Date.parse(site.countdownTarget);
const seconds = 1000;

const countdowns: [path: string, copy: CountdownCopy][] = [
  ['/home-black-friday-coming', comingCopy],
  ['/coming-soon', comingSoonCopy],
  ['/offer-single-page', offerCopy],
];

/** Opens a page some time before the target and stops its clock a little later, at `left`. */
async function openWith(page: Page, path: string, left: number) {
  await page.clock.install({ time: target - left - 60 * seconds });
  await page.goto(path);
  const timer = page.getByRole('timer');
  await expect(timer).not.toContainText('--');
  await page.clock.pauseAt(target - left);
  return timer;
}

for (const [path, copy] of countdowns) {
  test(`${path} counts each second, with one timer that is silent`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));

    const timer = await openWith(page, path, (24 * 3600 + 3600 + 60 + 3) * seconds);
    await expect(timer).toHaveCount(1);
    await expect(timer).toHaveAttribute('aria-live', 'off');
    await expect(timer).toHaveText('01 day 01 hour 01 minute 03 seconds');
    await expect(page.getByText(copy.before)).toBeVisible();

    await page.clock.runFor(1 * seconds);
    await expect(timer).toHaveText('01 day 01 hour 01 minute 02 seconds');
    await page.clock.runFor(1 * seconds);
    await expect(timer).toHaveText('01 day 01 hour 01 minute 01 second');
    await page.clock.runFor(62 * seconds);
    await expect(timer).toHaveText('01 day 00 hours 59 minutes 59 seconds');
    expect(complaints).toEqual([]);
  });

  test(`${path} shows zeros once the moment is past, and words that are true then`, async ({
    page,
  }) => {
    const timer = await openWith(page, path, 2 * seconds);
    await expect(timer).toHaveText('00 days 00 hours 00 minutes 02 seconds');
    await page.clock.runFor(2 * seconds);
    await expect(timer).toHaveText('00 days 00 hours 00 minutes 00 seconds');
    await expect(page.getByText(copy.after)).toBeVisible();
    await expect(page.getByText(copy.before)).toHaveCount(0);
    await page.clock.runFor(90 * seconds);
    await expect(timer).toHaveText('00 days 00 hours 00 minutes 00 seconds');
  });

  test(`${path} opened long after the moment shows zeros at once`, async ({ page }) => {
    await page.clock.setFixedTime(target + 400 * 24 * 3600 * seconds);
    await page.goto(path);
    await expect(page.getByRole('timer')).toHaveText('00 days 00 hours 00 minutes 00 seconds');
    await expect(page.getByText(copy.after)).toBeVisible();
  });

  test(`${path} says without a script only what is true on any day`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('timer')).toHaveText('-- days -- hours -- minutes -- seconds');
    await expect(page.getByText(copy.anytime)).toBeVisible();
    await expect(page.locator(`time[datetime="${site.countdownTarget}"]`)).toBeVisible();
    await context.close();
  });
}

for (const width of [360, 1280]) {
  test(`nothing moves at ${width} px when the clock has been read`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const layoutShift = await watchLayoutShift(page);
    for (const [path] of countdowns) {
      await page.goto(path);
      await expect(page.getByRole('timer')).not.toContainText('--');
      expect(await layoutShift(), path).toBe(0);
    }
  });
}
