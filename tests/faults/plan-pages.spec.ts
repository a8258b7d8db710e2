import portalMessages from '#content/words/portal-messages.js';
import planCards from '#content/words/plan-cards.js';
import { expect, test } from '@playwright/test';
import { cycleWords } from '../../src/language/cycleWords.ts';
import { fillPlaceholders } from '../../src/site/fillPlaceholders.ts';
import { digits } from '../../src/language/inWords.ts';
import { withPortalFault } from '../portal-fault.ts';
import { findPlan, shownListPrice } from '../prices.ts';
import { watchProductCalls } from '../product-calls.ts';
import { collectErrors, expectNoNonsense } from './page-health.ts';

const { productsFailed, badStatus } = portalMessages;
const sharedIds = [52, 53, 54];

/** A page with cards and one with tables, and the first plan of each. */
const pages = [
  ['/vps', 34],
  ['/pricing-specifications', 52],
] as const;

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
