import { expect, test } from '@playwright/test';
import { openWithApp } from './app-ready.ts';
import { holdRequests } from './held-requests.ts';
import { pageHeight, watchLayoutShift } from './layout-shift.ts';
import { portalCalls } from './portal-fault.ts';

/** Pages with prices, countdowns, opening hours, a slider or a video. */
const paths = [
  '/',
  '/web-hosting',
  '/premium-hosting',
  '/reseller-hosting',
  '/vps',
  '/dedicated-server',
  '/pricing-default',
  '/pricing-comparision',
  '/pricing-specifications',
  '/domain-registration',
  '/contact-us',
  '/coming-soon',
  '/home-black-friday-coming',
  '/offer-single-page',
  '/home-content-slider',
  '/home-background-video',
  '/bn/web-hosting',
];

for (const path of paths) {
  test(`${path}: nothing moves when the app starts and when its prices arrive`, async ({
    page,
  }) => {
    // A late font may move text, too; loading.spec.ts tests that.
    await page.route('**/*.woff2', (route) => route.abort());
    const layoutShift = await watchLayoutShift(page);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const release = await holdRequests(page, portalCalls);
      await openWithApp(page, path);
      const height = await pageHeight(page);
      release();
      await expect(page.locator('[data-waiting]')).toHaveCount(0);
      expect(await layoutShift(), `shift at ${width} px`).toBe(0);
      // Fractions of a pixel in forty rows may add up to one.
      const change = Math.abs((await pageHeight(page)) - height);
      expect(change, `change of height at ${width} px`).toBeLessThanOrEqual(1);
      await page.unroute(portalCalls);
    }
  });
}
