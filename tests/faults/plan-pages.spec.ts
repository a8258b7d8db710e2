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

const { productsFailed, badStatus, invalidJson } = portalMessages;
const sharedIds = [52, 53, 54];

const planPages = [
  '/web-hosting',
  '/premium-hosting',
  '/reseller-hosting',
  '/vps',
  '/dedicated-server',
];
const tablePages = ['/pricing-default', '/pricing-comparision', '/pricing-specifications'];

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

/** One fault of each kind; src/portal/call.test.ts has them all. */
const failures: [fault: string, message: string][] = [
  ['status-500', httpError(500)],
  ['down', 'Failed to fetch'],
  ['html', invalidJson],
];

test('a failed products call shows its error and a link to support, and is not repeated', async ({
  page,
}) => {
  const errors = collectErrors(page);
  for (const [fault, message] of failures) {
    await test.step(fault, async () => {
      await withPortalFault(page, fault);
      const calls = watchProductCalls(page);
      await page.goto('/web-hosting');
      const alert = page.getByRole('alert');
      await expect(alert).toHaveText(productError(message));
      await expect(page.getByRole('link', { name: planCards.purchase })).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: planCards.loading })).toHaveCount(0);
      const contact = page
        .getByRole('link', { name: planCards.failed.links[0]?.label ?? '' })
        .first();
      await expect(contact).toHaveAttribute('href', '/contact-us');
      await page.getByRole('radio', { name: cycleWords.annually.name }).check();
      await expect(alert).toBeVisible();
      for (const id of sharedIds) {
        const card = page.getByRole('article').filter({ hasText: findPlan(id).name });
        await expect(card).toContainText(shownListPrice(id, 'annually'));
      }
      await expectNoNonsense(page);
      expect(calls).toHaveLength(1);
      page.removeAllListeners('request');
      expect(errors).toEqual([]);
    });
  }
});

for (const path of planPages) {
  test(`${path} shows the error message, and no nonsense on malformed responses`, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await withPortalFault(page, 'status-500');
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(productError(httpError(500)));
    for (const fault of ['wrong-types', 'odd-prices', 'hostile', 'empty-object']) {
      await test.step(fault, async () => {
        await withPortalFault(page, fault);
        await page.goto(path);
        await expect(page.getByRole('article')).toHaveCount(3);
        await expectNoNonsense(page);
        const yearly = page.getByRole('radio', { name: cycleWords.annually.name });
        if ((await yearly.count()) > 0) {
          await yearly.check();
          await expectNoNonsense(page);
        }
        expect(errors).toEqual([]);
      });
    }
  });
}

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

for (const path of tablePages) {
  test(`${path} shows the error message and list prices marked as such`, async ({ page }) => {
    await withPortalFault(page, 'status-503');
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(productError(httpError(503)));
    await expect(page.getByRole('main').getByText(planCards.listPrice).first()).toBeVisible();
    await expect(page.getByRole('main').getByText(shownListPrice(52)).first()).toBeVisible();
    await expect(page.getByRole('link', { name: planCards.purchase })).toHaveCount(0);
    await expectNoNonsense(page);
  });
}
