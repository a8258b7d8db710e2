import planCards from '#content/words/plan-cards.js';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openWithApp } from '../app-ready.ts';
import { defaultDomainPrices, domainTiles } from '../../src/site/domains.ts';
import { site } from '../../src/site/site.ts';
import { formatTaka } from '../../src/pricing/money.ts';
import { portalUrl } from '../addresses.ts';
import { phone } from '../../src/language/inWords.ts';
import { sectionOf } from '../copy.ts';
import { withPortalFault } from '../portal-fault.ts';
import { expectNoNonsense, expectReadable } from './page-health.ts';

/*
 * Portal faults on kinds of pages; portal-down.spec.ts opens them all. plan-pages.spec.ts and home.spec.ts check the exact error
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

for (const path of ['/web-hosting', '/offer-single-page']) {
  test(`${path} keeps list prices, phone, order and reload links while the portal is down`, async ({
    page,
  }) => {
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
      main.getByRole('link', { name: phone(site.supportPhone ?? '') }).first(),
    ).toBeVisible();
    await withPortalFault(page, 'none');
    await main.getByRole('link', { name: planCards.failed.reload }).click();
    await expect(plans.first()).toContainText(planCards.purchase);
  });
}

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
