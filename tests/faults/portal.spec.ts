import planCards from '#content/words/plan-cards.js';
import { expect, test } from '../test.ts';
import type { Page } from '@playwright/test';
import { openWithApp } from '../app-ready.ts';
import { defaultDomainPrices, domainTiles, resellerTlds } from '../../src/site/domains.ts';
import { pageEntries as pages } from '../../src/site/pageEntries.ts';
import { homeCards } from '../../src/site/plans.ts';
import { site } from '../../src/site/site.ts';
import { vpsPricing } from '../../src/site/vpsPricing.ts';
import { formatDollars, formatTaka } from '../../src/pricing/money.ts';
import { documentTitle } from '../../src/seo/title.ts';
import { portalUrl } from '../addresses.ts';
import { callsOnLoad } from '../product-calls.ts';
import { basePath, withBase } from '../../src/language/edition.ts';
import { phone } from '../../src/language/inWords.ts';
import { sectionOf } from '../copy.ts';
import { everyLanguage } from '../every-language.ts';
import { firstOfEach } from '../first-of-each.ts';
import { navigateInApp } from '../navigate-in-app.ts';
import { withPortalFault } from '../portal-fault.ts';
import { collectErrors, expectNoNonsense, expectReadable } from './page-health.ts';

/*
 * Portal faults on every kind of page. plan-pages.spec.ts and home.spec.ts check the exact error
 * messages.
 */

async function expectHealthy(page: Page): Promise<void> {
  await expectReadable(page);
  await expectNoNonsense(page);
}

async function openHealthy(page: Page, path: string): Promise<void> {
  await openWithApp(page, path);
  await expectHealthy(page);
}

/** Opens a page inside the app, as most visits do; much faster than a full load. */
async function openInApp(page: Page, path: string, title: string): Promise<void> {
  await navigateInApp(page, withBase(path));
  await expect(page).toHaveTitle(title);
}

/*
 * The two extremes: no response, and a malicious one. Pages that never call the portal are left out;
 * first-visit.spec.ts checks that they don't call it.
 */
for (const fault of ['down', 'hostile']) {
  test(
    `every page with live prices is readable and logs no errors while the portal is ${fault}`,
    everyLanguage,
    async ({ page }) => {
      const errors = collectErrors(page);
      await withPortalFault(page, fault);
      await openHealthy(page, '/about-us');
      const callers = pages.filter(({ path }) => callsOnLoad(path) !== '');
      expect(callers.length).toBeGreaterThan(15);
      // In other languages, one page for each set of calls.
      const visited =
        basePath === '' ? callers : firstOfEach(callers, ({ path }) => callsOnLoad(path));
      for (const { path, title } of visited) {
        await test.step(path, async () => {
          await openInApp(page, path, documentTitle({ title }));
          await expectHealthy(page);
          expect(errors).toEqual([]);
        });
      }
    },
  );
}

/** One page of each kind that other tests don't load with a fault. */
const kinds = ['/', '/offer-single-page', '/domain-registration', '/domain-search-result?domain=x'];

for (const path of kinds) {
  test(`${path} is readable and logs no errors, whatever the portal’s fault`, async ({ page }) => {
    const errors = collectErrors(page);
    for (const fault of ['status-429', 'cut', 'html', 'wrong-types', 'no-cors']) {
      await test.step(fault, async () => {
        await withPortalFault(page, fault);
        await openHealthy(page, path);
        expect(errors).toEqual([]);
      });
    }
  });
}

/* Pages whose prices don't come from the portal. */
for (const [path, price, button, target] of [
  ['/vps-pricing', vpsPricing[0]?.monthlyUsd, 'Order Now', '/login'],
  [
    '/domain-reseller',
    resellerTlds[0]?.register,
    sectionOf('/domain-reseller', 'pageHero').actions?.[0]?.label ?? '',
    `${portalUrl}/register.php?reseller=1`,
  ],
] as const) {
  test(`${path} shows its prices without the portal`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/setu/api/')) calls.push(request.url());
    });
    await withPortalFault(page, 'down');
    await openHealthy(page, path);
    const main = page.getByRole('main');
    await expect(main.getByText(formatDollars(price ?? 0)).first()).toBeVisible();
    await expect(main.getByRole('link', { name: button }).first()).toHaveAttribute('href', target);
    expect(calls).toEqual([]);
  });
}

for (const path of ['/web-hosting', '/home-gaming-hosting', '/offer-single-page']) {
  test(
    `${path} keeps list prices, phone, order and reload links while the portal is down`,
    everyLanguage,
    async ({ page }) => {
      await withPortalFault(page, 'down');
      await openHealthy(page, path);
      const plans = page.getByRole('main').getByRole('article');
      await expect(plans).toHaveCount(3);
      for (const plan of await plans.all()) {
        await expect(plan).toContainText(new RegExp(`${planCards.listPrice}৳[\\p{Nd},]+`, 'u'));
        expect(await plan.getByRole('listitem').count()).toBeGreaterThanOrEqual(5);
        await expect(plan.getByRole('link', { name: planCards.contact.label })).toBeVisible();
      }
      const main = page.getByRole('main');
      await expect(
        main.getByRole('link', { name: phone(site.supportPhone) }).first(),
      ).toBeVisible();
      await withPortalFault(page, 'none');
      await main.getByRole('link', { name: planCards.failed.reload }).click();
      await expect(plans.first()).toContainText(planCards.purchase);
    },
  );
}

test(
  'the home page shows its list prices while the portal is down',
  everyLanguage,
  async ({ page }) => {
    await withPortalFault(page, 'down');
    await openHealthy(page, '/');
    const { title: name } = sectionOf('/', 'homePricing');
    const pricing = page.getByRole('region', { name });
    for (const { title, listPrice } of homeCards) {
      const card = pricing.getByRole('article').filter({ hasText: title });
      await expect(card).toContainText(formatTaka(listPrice));
      await expect(card).toContainText(planCards.listPrice);
      await expect(card.getByRole('link')).toHaveCount(1);
    }
  },
);

test('without live prices, the home page still leads to the portal’s cart and domain checker', async ({
  page,
}) => {
  await withPortalFault(page, 'down');
  await openHealthy(page, '/');
  await expect(page.getByRole('alert')).toHaveText('Error loading prices: Failed to fetch');
  const { tilesLabel } = sectionOf('/', 'domainSearch');
  const tiles = page.getByRole('list', { name: tilesLabel }).getByRole('link');
  await expect(tiles).toHaveText(
    domainTiles.map(({ name }) => {
      const price = defaultDomainPrices[name]?.register;
      return price === undefined ? name : name + formatTaka(price);
    }),
  );
  for (const tile of await tiles.all()) {
    await expect(tile).toHaveAttribute('href', `${portalUrl}/cart.php?a=add&domain=register`);
  }
  await page.getByRole('textbox', { name: 'Domain name' }).fill('kantha.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('definition')).toHaveText(['kantha.com']);
});
