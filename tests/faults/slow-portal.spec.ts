import portalMessages from '#content/words/portal-messages.js';
import productTabs from '#content/words/product-tabs.js';
import planCards from '#content/words/plan-cards.js';
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { expectAppReady, hydrated, openWithApp } from '../app-ready.ts';
import { portalUrl } from '../addresses.ts';
import { portalCalls, withPortalResponse, withPortalFault } from '../portal-fault.ts';
import { isProductCall, watchProductCalls } from '../product-calls.ts';
import { fillPlaceholders } from '../../src/site/fillPlaceholders.ts';
import { everyLanguage } from '../every-language.ts';
import { withBase } from '../../src/language/edition.ts';
import { holdRequests } from '../held-requests.ts';
import { shownListPrice, shownLivePrice } from '../prices.ts';
import { collectErrors } from './page-health.ts';

const tabs = productTabs['vps'] ?? { label: '' };
const cards = (page: Page) => page.locator('article:not(:has([data-waiting]))');
const waiting = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Loading\.\.\.|Still waiting/ });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: tabs.label }).getByRole('link', { name });

for (const [path, prefix] of [
  ['/', 'Error loading prices: '],
  ['/web-hosting', 'Error loading product data: '],
  ['/pricing-default', 'Error loading product data: '],
] as const) {
  test(`${path} shows an error when the portal takes more than ten seconds`, async ({ page }) => {
    const errors = collectErrors(page);
    await page.clock.install();
    await withPortalFault(page, 'delay-30000');
    const requested = page.waitForRequest(isProductCall);
    await page.goto(path);
    await requested;
    // Wait for nothing else: the installed clock is running.
    await expect(page.locator(hydrated)).toHaveCount(1);
    await page.clock.fastForward(9_000);
    await expect(waiting(page)).toBeVisible();
    await page.clock.fastForward(1_500);
    const late = fillPlaceholders(portalMessages.late, { seconds: '10' });
    await expect(page.getByRole('alert')).toHaveText(prefix + late);
    await expect(waiting(page)).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('a response that arrives after the visitor has left changes nothing', async ({ page }) => {
  const errors = collectErrors(page);
  await withPortalFault(page, 'delay-700');
  const requested = page.waitForRequest(isProductCall);
  await page.goto('/vps');
  await requested;
  await expectAppReady(page);
  await tab(page, 'Custom VPS').click();
  // The address changes at once, the page once its chunk has loaded.
  await expect(page).toHaveTitle(/Custom VPS/);
  await page.waitForTimeout(1_000);
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
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
  ['/premium-hosting', 'article'],
  ['/', 'section[aria-labelledby="pricing"] article'],
  ['/pricing-default', 'article'],
  ['/pricing-comparision', 'td'],
] as const;

for (const [path, place] of firstPrices) {
  for (const app of ['runs', 'never loads']) {
    test(
      `${path} has list prices at once and large ones after two seconds if the app ${app}`,
      everyLanguage,
      async ({ page }) => {
        await page.route(portalCalls, () => {});
        if (app === 'never loads') await page.route('**/assets/*.js', (route) => route.abort());
        await page.goto(withBase(path));
        const price = page.locator(place).first();
        await expect(price).toContainText(planCards.listPrice);
        const large = price.locator('strong');
        await expect(large).toBeVisible();
        await expect(large).toHaveText(/^৳\p{Nd}/u);
        await expect(price).not.toContainText(planCards.trust.live);
      },
    );
  }
}

test('prices show the billing cycle chosen while they were loading', async ({ page }) => {
  const release = await holdRequests(page, portalCalls);
  await openWithApp(page, '/web-hosting');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  release();
  await expect(cards(page).first()).toContainText(shownLivePrice(52, 'annually'));
});

test('a response of ten megabytes is abandoned, and list prices are shown instead', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const good = {
    name: 'x',
    pricing: { monthly: '75.00', annually: 1e308 },
    url: `${portalUrl}/cart.php?a=add&pid=52`,
  };
  const product = { name: '<b>'.repeat(1_000), pricing: 'x'.repeat(1_000), url: 'x'.repeat(2_000) };
  const others = Object.fromEntries(
    Array.from({ length: 1_500 }, (_, index) => [`${1_000 + index}`, product]),
  );
  const body = JSON.stringify({ ...others, 52: good });
  expect(body.length).toBeGreaterThan(9_000_000);
  await withPortalResponse(page, body);
  await page.goto('/web-hosting');
  await expect(page.getByRole('alert')).toContainText('Error loading product data');
  await expect(cards(page).nth(0)).toContainText(shownListPrice(52));
  expect(errors).toEqual([]);
});

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
