import portalMessages from '#content/words/portal-messages.js';
import planCards from '#content/words/plan-cards.js';
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { portalUrl } from '../addresses.ts';
import type { BillingCycle } from '../../src/schema/plan.ts';
import { cycleSuffix } from '../../src/pricing/billing.ts';
import { discountPercent } from '../../src/pricing/discount.ts';
import { formatTaka, formatTakaExact } from '../../src/pricing/money.ts';
import { fillPlaceholders } from '../../src/site/fillPlaceholders.ts';
import { basePath, withBase } from '../../src/language/edition.ts';
import { digits } from '../../src/language/inWords.ts';
import { everyLanguage } from '../every-language.ts';
import { firstOfEach } from '../first-of-each.ts';
import { withPortalResponse, withPortalFault } from '../portal-fault.ts';
import { findPlan, shownListPrice, shownLivePrice, shownPercent } from '../prices.ts';
import { watchProductCalls } from '../product-calls.ts';
import { collectErrors, expectNoNonsense } from './page-health.ts';

const { productsFailed, badStatus, unreachable, noJson, noObject } = portalMessages;
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

/** The browser's own message, which the specification shows, is in English. */
const noConnection = basePath === '' ? 'Failed to fetch' : unreachable;

/** Each fault with its message; undefined where the message is up to the browser. */
const failures: [fault: string, message: string | undefined][] = [
  ['status-404', httpError(404)],
  ['status-429', httpError(429)],
  ['status-500', httpError(500)],
  ['status-503', httpError(503)],
  ['down', noConnection],
  ['refused', noConnection],
  ['no-cors', noConnection],
  ['cut', undefined],
  ['html', noJson],
  ['broken-json', noJson],
  ['array', noObject],
  ['null', noObject],
  ['string', noObject],
];

test(
  'a failed products call shows its error and a link to support, and is not repeated',
  everyLanguage,
  async ({ page }) => {
    const errors = collectErrors(page);
    // In other languages, each message once.
    const tried = basePath === '' ? failures : firstOfEach(failures, ([, message]) => message);
    for (const [fault, message] of tried) {
      await test.step(fault, async () => {
        await withPortalFault(page, fault);
        const calls = watchProductCalls(page);
        await page.goto(withBase('/web-hosting'));
        const alert = page.getByRole('alert');
        const [beginning = ''] = productsFailed.split('{');
        await expect(alert).toHaveText(
          message === undefined ? new RegExp(`^${beginning}\\S`) : productError(message),
        );
        await expect(page.getByRole('link', { name: planCards.purchase })).toHaveCount(0);
        await expect(page.getByRole('status').filter({ hasText: planCards.loading })).toHaveCount(
          0,
        );
        const contact = page
          .getByRole('link', { name: planCards.failed.links[0]?.label ?? '' })
          .first();
        await expect(contact).toHaveAttribute('href', withBase('/contact-us'));
        await page.getByRole('radio', { name: planCards.billing.cycles.annually }).check();
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
  },
);

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
        const yearly = page.getByRole('radio', { name: planCards.billing.cycles.annually });
        if ((await yearly.count()) > 0) {
          await yearly.check();
          await expectNoNonsense(page);
        }
        expect(errors).toEqual([]);
      });
    }
  });
}

test(
  'a plan missing from the response keeps its card, with ৳0 and a link to support',
  everyLanguage,
  async ({ page }) => {
    await withPortalFault(page, 'missing-id');
    await page.goto(withBase('/web-hosting'));
    expect(await prices(page)).toEqual([
      formatTaka(0) + cycleSuffix.monthly,
      shownLivePrice(53),
      shownLivePrice(54),
    ]);
    const [missing, present] = [page.getByRole('article').nth(0), page.getByRole('article').nth(1)];
    await expect(missing.getByRole('link')).toHaveAttribute('href', withBase('/contact-us'));
    await expect(missing.locator('s')).toHaveCount(0);
    await expect(missing.getByText('%')).toHaveCount(0);
    await expect(present.getByRole('link')).toHaveAttribute(
      'href',
      `${portalUrl}/cart.php?a=add&pid=53`,
    );
  },
);

test(
  'malformed prices show as ৳0, and the one valid price is shown',
  everyLanguage,
  async ({ page }) => {
    await withPortalFault(page, 'odd-prices');
    await page.goto(withBase('/web-hosting'));
    const [noMonthly, noYearly] = [
      formatTaka(0) + cycleSuffix.monthly,
      formatTaka(0) + cycleSuffix.annually,
    ];
    expect(await prices(page)).toEqual([noMonthly, noMonthly, noMonthly]);
    await expect(page.locator('main s')).toHaveCount(0);
    await page.getByRole('radio', { name: planCards.billing.cycles.annually }).check();
    // The sandbox sends 1,250.00 for the third plan.
    expect(await prices(page)).toEqual([
      noYearly,
      noYearly,
      formatTaka(1250) + cycleSuffix.annually,
    ]);
    const list = findPlan(54).listPrice.annually ?? 0;
    await expect(page.locator('main s')).toHaveText([formatTaka(list)]);
    await expect(page.getByText(shownPercent(discountPercent(list, 1250)))).toBeVisible();
    await expect(page.getByText(formatTakaExact(104.17) + cycleSuffix.monthly)).toBeVisible();
  },
);

test('hostile names are not shown, and hostile links lead to support instead', async ({ page }) => {
  await withPortalFault(page, 'hostile');
  await page.goto('/web-hosting');
  expect(await prices(page)).toEqual(['৳0/mo', '৳0/mo', '৳0/mo']);
  expect(await page.getByRole('article').getByRole('heading').allInnerTexts()).toEqual([
    '1 GB Hosting',
    '5 GB Hosting',
    '10 GB Hosting',
  ]);
  const links = page.getByRole('article').getByRole('link');
  expect(
    await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href'))),
  ).toEqual(['/contact-us', '/contact-us', '/contact-us']);
});

test('a link to another host leads to support instead', async ({ page }) => {
  const pricing = { monthly: '75.00', annually: '800.00' };
  const url = 'https://portal.evil.example/cart.php?a=add&pid=52';
  await withPortalResponse(page, JSON.stringify({ 52: { pricing, url } }));
  await page.goto('/web-hosting');
  const card = page.getByRole('article').first();
  await expect(card).toContainText('৳75/mo');
  await expect(card.getByRole('link')).toHaveAttribute('href', '/contact-us');
});

test('ten megabytes of nested JSON are rejected without being parsed', async ({ page }) => {
  const nested = `{"52":${'['.repeat(5_000_000)}${']'.repeat(5_000_000)}}`;
  await withPortalResponse(page, nested);
  await page.goto('/web-hosting');
  await expect(page.getByRole('alert')).toHaveText(`Error loading product data: ${noJson}`);
  await expect(page.getByRole('article')).toHaveCount(3);
});

for (const fault of ['at-list', 'above-list']) {
  test(`${fault}: a price at or above the list price shows no saving`, async ({ page }) => {
    await withPortalFault(page, fault);
    await page.goto('/web-hosting');
    const factor = fault === 'at-list' ? 1 : 3;
    const expected = (cycle: BillingCycle) =>
      sharedIds.map((id) => {
        const list = findPlan(id).listPrice[cycle] ?? 0;
        return formatTaka(list * factor) + cycleSuffix[cycle];
      });
    expect(await prices(page)).toEqual(expected('monthly'));
    await page.getByRole('radio', { name: planCards.billing.cycles.annually }).check();
    expect(await prices(page)).toEqual(expected('annually'));
    await expect(page.locator('main s')).toHaveCount(0);
    await expect(page.getByRole('main').getByText(/Save/)).toHaveCount(0);
  });
}

for (const path of tablePages) {
  test(
    `${path} shows the error message and list prices marked as such`,
    everyLanguage,
    async ({ page }) => {
      await withPortalFault(page, 'status-503');
      await page.goto(withBase(path));
      await expect(page.getByRole('alert')).toHaveText(productError(httpError(503)));
      await expect(page.getByRole('main').getByText(planCards.listPrice).first()).toBeVisible();
      await expect(page.getByRole('main').getByText(shownListPrice(52)).first()).toBeVisible();
      await expect(page.getByRole('link', { name: planCards.purchase })).toHaveCount(0);
      await expectNoNonsense(page);
    },
  );

  test(`${path} shows no nonsense on malformed responses`, async ({ page }) => {
    const errors = collectErrors(page);
    for (const fault of ['odd-prices', 'hostile', 'missing-id', 'wrong-types']) {
      await test.step(fault, async () => {
        await withPortalFault(page, fault);
        await page.goto(path);
        await expect(page.getByText(planCards.note.none).first()).toBeVisible();
        await expect(page.getByRole('main').getByText('৳0', { exact: true }).first()).toBeVisible();
        await expectNoNonsense(page);
        expect(errors).toEqual([]);
      });
    }
  });
}
