import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import type { CountdownStates } from '../src/schema/blocks.ts';
import { site } from '../src/site/site.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { sectionOf } from './copy.ts';
import { watchLayoutShift } from './layout-shift.ts';

const target = Date.parse(site.countdownTarget);
const seconds = 1000;

const hero = sectionOf('/home-black-friday-coming', 'countdownHero');

const countdowns: [path: string, copy: CountdownStates][] = [
  ['/home-black-friday-coming', hero.countdown],
  ['/coming-soon', sectionOf('/coming-soon', 'comingSoonHero').countdown],
  ['/offer-single-page', sectionOf('/offer-single-page', 'offerHero').countdown],
];

/** Opens a page with its clock stopped when `left` milliseconds remain. */
async function openWith(page: Page, path: string, left: number) {
  await page.clock.install({ time: target - left - 60 * seconds });
  await page.goto(path);
  const timer = page.getByRole('timer');
  await expect(timer).not.toContainText('--');
  await page.clock.pauseAt(target - left);
  return timer;
}

for (const [path, copy] of countdowns) {
  test(`${path} counts down every second and does not announce it`, async ({ page }) => {
    const errors = collectConsoleErrors(page);
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
    expect(errors).toEqual([]);
  });

  test(`${path} shows zeros and its final text once the time is up`, async ({ page }) => {
    const timer = await openWith(page, path, 2 * seconds);
    await expect(timer).toHaveText('00 days 00 hours 00 minutes 02 seconds');
    await page.clock.runFor(2 * seconds);
    await expect(timer).toHaveText('00 days 00 hours 00 minutes 00 seconds');
    await expect(page.getByText(copy.after)).toBeVisible();
    await expect(page.getByText(copy.before)).toHaveCount(0);
    await page.clock.runFor(90 * seconds);
    await expect(timer).toHaveText('00 days 00 hours 00 minutes 00 seconds');
  });

  test(`${path} shows zeros right away when opened long after the date`, async ({ page }) => {
    await page.clock.setFixedTime(target + 400 * 24 * 3600 * seconds);
    await page.goto(path);
    await expect(page.getByRole('timer')).toHaveText('00 days 00 hours 00 minutes 00 seconds');
    await expect(page.getByText(copy.after)).toBeVisible();
  });

  test(`${path} shows the date and no numbers without JavaScript`, async ({ browser }) => {
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
  test(`the layout does not shift at ${width} px when the countdown starts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const layoutShift = await watchLayoutShift(page);
    for (const [path] of countdowns) {
      await page.goto(path);
      await expect(page.getByRole('timer')).not.toContainText('--');
      expect(await layoutShift(), path).toBe(0);
    }
  });
}
