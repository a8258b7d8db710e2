import portalMessages from '#content/words/portal-messages.js';
import planCards from '#content/words/plan-cards.js';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { cycleWords } from '../../src/language/cycleWords.ts';
import { discountPercent } from '../../src/pricing/discount.ts';
import { formatTaka, formatTakaExact } from '../../src/pricing/money.ts';
import { fillPlaceholders } from '../../src/site/fillPlaceholders.ts';
import { digits } from '../../src/language/inWords.ts';
import { withPortalFault } from '../portal-fault.ts';
import { findPlan, shownListPrice, shownPercent } from '../prices.ts';
import { watchProductCalls } from '../product-calls.ts';
import { collectErrors, expectNoNonsense } from './page-health.ts';

const { productsFailed, badStatus } = portalMessages;
const sharedIds = [52, 53, 54];

/** The other pages with plan cards or tables, and the first plan of each. */
const pages = [
  ['/premium-hosting', 67],
  ['/reseller-hosting', 57],
  ['/vps', 34],
  ['/dedicated-server', 62],
  ['/pricing-default', 52],
  ['/pricing-comparision', 52],
  ['/pricing-specifications', 52],
] as const;

async function prices(page: Page): Promise<string[]> {
  await expect(page.locator('article:not(:has([data-waiting]))')).toHaveCount(3);
  return page
    .locator('article:not(:has([data-waiting]))')
    .locator('p:has(> strong)')
    .allInnerTexts();
}

/** What the alert says about a failed products call. */
function productError(message: string): string {
  return fillPlaceholders(productsFailed, { message });
}

function httpError(status: number): string {
  return fillPlaceholders(badStatus, { status: digits(status) });
}

test('a failed products call shows its error and a link to support, and is not repeated', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const calls = watchProductCalls(page);
  await withPortalFault(page, 'status-500');
  await page.goto('/web-hosting');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(productError(httpError(500)));
  await expect(page.getByRole('status').filter({ hasText: planCards.loading })).toHaveCount(0);
  const contact = page.getByRole('link', { name: planCards.failed.links[0]?.label ?? '' }).first();
  await expect(contact).toHaveAttribute('href', '/contact-us');
  await page.getByRole('radio', { name: cycleWords.annually.name }).check();
  await expect(alert).toBeVisible();
  for (const id of sharedIds) {
    const card = page.getByRole('article').filter({ hasText: findPlan(id).name });
    await expect(card).toContainText(shownListPrice(id, 'annually'));
  }
  expect(calls).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('malformed prices show as ৳0, and the one valid price is shown', async ({ page }) => {
  await withPortalFault(page, 'odd-prices');
  await page.goto('/web-hosting');
  const [noMonthly, noYearly] = [
    formatTaka(0) + cycleWords.monthly.suffix,
    formatTaka(0) + cycleWords.annually.suffix,
  ];
  expect(await prices(page)).toEqual([noMonthly, noMonthly, noMonthly]);
  await expect(page.locator('main s')).toHaveCount(0);
  await page.getByRole('radio', { name: cycleWords.annually.name }).check();
  // The sandbox sends 1,250.00 for the third plan.
  expect(await prices(page)).toEqual([
    noYearly,
    noYearly,
    formatTaka(1250) + cycleWords.annually.suffix,
  ]);
  const list = findPlan(54).listPrice.annually ?? 0;
  await expect(page.locator('main s')).toHaveText([formatTaka(list)]);
  await expect(page.getByText(shownPercent(discountPercent(list, 1250)))).toBeVisible();
  await expect(page.getByText(formatTakaExact(104.17) + cycleWords.monthly.suffix)).toBeVisible();
});

for (const [path, id] of pages) {
  test(`${path} shows the error message and list prices marked as such`, async ({ page }) => {
    await withPortalFault(page, 'status-503');
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(productError(httpError(503)));
    await expect(page.getByRole('main').getByText(planCards.listPrice).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(shownListPrice(id)).first()).toBeVisible();
    await expect(page.getByRole('link', { name: planCards.purchase })).toHaveCount(0);
    await expectNoNonsense(page);
  });
}
