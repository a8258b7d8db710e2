import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAppReady, openWithApp } from '../app-ready.ts';
import { portalUrl } from '../addresses.ts';
import { portalCalls, withPortalAnswer, withPortalFault } from '../portal-fault.ts';
import { isProductCall, watchProductCalls } from '../product-calls.ts';
import { watchComplaints } from './calm.ts';

const cards = (page: Page) => page.getByRole('article');
const waiting = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Kinds of VPS' }).getByRole('link', { name });

for (const [path, says] of [
  ['/', 'Error loading prices: '],
  ['/web-hosting', 'Error loading product data: '],
  ['/pricing-default', 'Error loading product data: '],
] as const) {
  test(`${path}: no answer within ten seconds is an answer`, async ({ page }) => {
    const complaints = watchComplaints(page);
    await page.clock.install();
    await withPortalFault(page, 'delay-30000');
    const asked = page.waitForRequest(isProductCall);
    await page.goto(path);
    await asked;
    await expectAppReady(page);
    await page.clock.fastForward(9_000);
    await expect(waiting(page)).toBeVisible();
    await page.clock.fastForward(1_500);
    await expect(page.getByRole('alert')).toHaveText(
      `${says}The portal did not answer within 10 seconds`,
    );
    await expect(waiting(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
}

test('an answer after leaving changes nothing', async ({ page }) => {
  const complaints = watchComplaints(page);
  await withPortalFault(page, 'delay-700');
  const asked = page.waitForRequest(isProductCall);
  await page.goto('/vps');
  await asked;
  await expectAppReady(page);
  await tab(page, 'Custom VPS').click();
  // The address changes at once, the page when its chunk has come.
  await expect(page).toHaveTitle(/Custom VPS/);
  await page.waitForTimeout(1_000);
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a call that never ends holds up neither leaving nor coming back', async ({ page }) => {
  const complaints = watchComplaints(page);
  const calls = watchProductCalls(page);
  await page.route(portalCalls, () => {});
  const asked = page.waitForRequest(isProductCall);
  await page.goto('/vps');
  await asked;
  await expectAppReady(page);
  await expect(waiting(page)).toBeVisible();
  await tab(page, 'Custom VPS').click();
  // The address changes at once, the page when its chunk has come.
  await expect(page).toHaveTitle(/Custom VPS/);
  await page.unroute(portalCalls);
  await page.goBack();
  await expect(page).toHaveURL('/vps');
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // One call for each time that the page was opened.
  expect(calls).toEqual(['34,36,38', '34,36,38']);
  expect(complaints).toEqual([]);
});

test('the cycle that was chosen while waiting is the one that is shown', async ({ page }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(portalCalls, async (route) => {
    await held;
    await route.continue();
  });
  await openWithApp(page, '/web-hosting');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  answer();
  await expect(cards(page).first()).toContainText('৳800/yr');
});

test('ten megabytes with one good plan in them still show it', async ({ page }) => {
  const complaints = watchComplaints(page);
  const good = {
    name: 'x',
    pricing: { monthly: '75.00', annually: 1e308 },
    url: `${portalUrl}/cart.php?a=add&pid=52`,
  };
  const product = { name: '<b>'.repeat(1_000), pricing: 'x'.repeat(1_000), url: 'x'.repeat(2_000) };
  const answer = Object.fromEntries(
    Array.from({ length: 1_500 }, (_, index) => [`${1_000 + index}`, product]),
  );
  const body = JSON.stringify({ ...answer, 52: good });
  expect(body.length).toBeGreaterThan(9_000_000);
  await withPortalAnswer(page, body);
  await page.goto('/web-hosting');
  await expect(cards(page)).toHaveCount(3);
  await expect(cards(page).nth(0)).toContainText('৳75/mo');
  await expect(cards(page).nth(1)).toContainText('৳0/mo');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expect(cards(page).nth(0)).toContainText('৳0/yr');
  expect(complaints).toEqual([]);
});

test('a nervous double click buys one plan, once', async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.goto('/web-hosting');
  const before = await page.evaluate(() => window.history.length);
  await cards(page).nth(1).getByRole('link', { name: 'Purchase Now' }).dblclick();
  await expect(page.getByRole('definition').first()).toHaveText('5 GB Hosting');
  expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
  await page.goBack();
  await expect(page).toHaveURL('/web-hosting');
  expect(complaints).toEqual([]);
});
