import portalMessages from '#content/words/portal-messages.js';
import productTabs from '#content/words/product-tabs.js';
import planCards from '#content/words/plan-cards.js';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAppReady, hydrated } from '../app-ready.ts';
import { portalCalls, withPortalFault } from '../portal-fault.ts';
import { isProductCall, watchProductCalls } from '../product-calls.ts';
import { fillPlaceholders } from '../../src/site/fillPlaceholders.ts';
import { collectErrors } from './page-health.ts';

const tabs = productTabs['vps'] ?? { label: '' };
const cards = (page: Page) => page.locator('article:not(:has([data-waiting]))');
const waiting = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Loading\.\.\.|Still waiting/ });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: tabs.label }).getByRole('link', { name });

test('an error is shown when the portal takes more than ten seconds', async ({ page }) => {
  const errors = collectErrors(page);
  await page.clock.install();
  await withPortalFault(page, 'delay-30000');
  const requested = page.waitForRequest(isProductCall);
  await page.goto('/web-hosting');
  await requested;
  // Wait for nothing else: the installed clock is running.
  await expect(page.locator(hydrated)).toHaveCount(1);
  await page.clock.fastForward(9_000);
  await expect(waiting(page)).toBeVisible();
  await page.clock.fastForward(1_500);
  const late = fillPlaceholders(portalMessages.timeout, { seconds: '10' });
  await expect(page.getByRole('alert')).toHaveText(`Error loading product data: ${late}`);
  await expect(waiting(page)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a call that never ends does not block leaving and coming back', async ({ page }) => {
  const errors = collectErrors(page);
  const calls = watchProductCalls(page);
  await page.route(portalCalls, () => {});
  const requested = page.waitForRequest(isProductCall);
  await page.goto('/vps');
  await requested;
  await expectAppReady(page);
  await expect(waiting(page)).toBeVisible();
  await tab(page, 'Custom VPS').click();
  // The address changes at once, the page once its chunk has loaded.
  await expect(page).toHaveTitle(/Custom VPS/);
  await page.unroute(portalCalls);
  await page.goBack();
  await expect(page).toHaveURL('/vps');
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // One call each time the page opens.
  expect(calls).toEqual(['34,36,38', '34,36,38']);
  expect(errors).toEqual([]);
});

/** Where pages show their first plan's price, with an element that has its label. */
const firstPrices = [
  ['/web-hosting', 'article'],
  ['/', 'section[aria-labelledby="pricing"] article'],
  ['/pricing-comparision', 'td'],
] as const;

for (const [path, place] of firstPrices) {
  for (const app of ['runs', 'never loads']) {
    test(`${path} has list prices at once and large ones after two seconds if the app ${app}`, async ({
      page,
    }) => {
      await page.route(portalCalls, () => {});
      if (app === 'never loads') await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(path);
      const price = page.locator(place).first();
      await expect(price).toContainText(planCards.listPrice);
      const large = price.locator('strong');
      await expect(large).toBeVisible();
      await expect(large).toHaveText(/^৳\p{Nd}/u);
      await expect(price).not.toContainText(planCards.trust.live);
    });
  }
}

test('a double click on a plan opens the cart once', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/web-hosting');
  const before = await page.evaluate(() => window.history.length);
  await cards(page).nth(1).getByRole('link', { name: 'Purchase Now' }).dblclick();
  await expect(page.getByRole('definition').first()).toHaveText('5 GB Hosting');
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/web-hosting');
  expect(errors).toEqual([]);
});
