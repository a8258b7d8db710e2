import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openWithApp } from './app-ready.ts';
import { withPortalFault } from './portal-fault.ts';
import { site } from '../src/site/site.ts';
import { sectionOf } from './copy.ts';
import { shownListPrice, shownLivePrice } from './prices.ts';

const hero = sectionOf('/', 'homeHero');
const search = sectionOf('/', 'domainSearch');
const fromPrice = hero.fromPrice.from.replace('{price}', '').trim();
const findDomain = hero.actions[1]?.label ?? '';

const pricing = (page: Page) =>
  page.getByRole('region', { name: 'Your Perfect Web Hosting Deal Awaits' });
const card = (page: Page, name: string) =>
  pricing(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`the first screen at ${viewport.width} px has headline, price, action and search`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const price = page.getByText(fromPrice);
    await expect(price).toContainText(shownLivePrice(52, 'monthly'));
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      price,
      page.getByRole('link', { name: 'View Pricing' }),
      page.getByRole('textbox', { name: search.label }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first screen shows the list price, marked as such', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByText(fromPrice)).toContainText(hero.fromPrice.listPrice);
  });
});

test('“Find a domain” focuses the domain field, even after navigating to the home page', async ({
  page,
}) => {
  await openWithApp(page, '/');
  await page.getByRole('link', { name: findDomain }).click();
  await expect(page.getByRole('textbox', { name: 'Domain name' })).toBeFocused();

  await openWithApp(page, '/domain-reseller');
  await page.getByRole('banner').getByRole('link', { name: site.brand }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fast. Secure. Affordable.');
  await page.getByRole('link', { name: findDomain }).click();
  await expect(page.getByRole('textbox', { name: 'Domain name' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Domain name' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
});

test.describe('pricing', () => {
  test('shows a red error message above cards with list prices when the call fails', async ({
    page,
  }) => {
    await withPortalFault(page, 'status-500');
    await page.goto('/');
    const text = pricing(page).getByText('Error loading prices: HTTP error! Status: 500');
    await expect(text).toBeVisible();
    const [red = 0, green = 0, blue = 0] = await text.evaluate((element) =>
      (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
    );
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await expect(card(page, 'Web Hosting')).toContainText(`Starting at ${shownListPrice(52)}`);
  });
});
