import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openWithApp } from './app-ready.ts';
import { portalUrl, siteUrl } from './addresses.ts';
import { findPlan, livePrice } from './prices.ts';
import { site } from '../src/site/site.ts';

interface PageViewEvent {
  event: string;
  page_path: string;
  page_title: string;
  page_location: string;
}

const views = (page: Page) =>
  page.evaluate(() => (window as unknown as { dataLayer?: PageViewEvent[] }).dataLayer ?? []);

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
}

test('records one page view for each distinct path and query', async ({ page }) => {
  await page.goto('/about-us?ref=a');
  await expect.poll(async () => (await views(page)).length).toBe(1);
  await follow(page, 'Support');
  await expect.poll(async () => (await views(page)).length).toBe(2);
  await follow(page, 'VPS Hosting');
  await expect.poll(async () => (await views(page)).length).toBe(3);
  await page.goBack();
  await expect(page).toHaveURL(/contact-us$/);
  await page.evaluate(() => {
    window.location.hash = 'somewhere';
  });
  await follow(page, 'About Us');
  await expect.poll(async () => (await views(page)).length).toBe(4);
  const seen = await views(page);
  expect(seen.map((view) => view.page_path)).toEqual([
    '/about-us?ref=a',
    '/contact-us',
    '/vps',
    '/about-us',
  ]);
  expect(seen[0]).toEqual({
    event: 'page_view',
    page_path: '/about-us?ref=a',
    page_title: `${site.brand} | About Us`,
    page_location: `${siteUrl}/about-us?ref=a`,
  });
});

/** What is in the data layer beside page views. */
const events = async (page: Page) =>
  (await views(page)).filter(({ event }) => event !== 'page_view');

test('records checkouts, domain searches and contact, without a tag manager', async ({ page }) => {
  // An answer without content leaves the page, and its data layer, as it is.
  for (const place of [`${portalUrl}/{cart,domainchecker}.php*`, `${site.chatUrl}*`]) {
    await page.route(place, (route) => route.fulfill({ status: 204 }));
  }
  await openWithApp(page, '/web-hosting');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await page
    .getByRole('link', { name: /^Purchase Now/ })
    .first()
    .click();
  const price = livePrice(52, 'annually');
  const item = { item_id: '52', item_name: findPlan(52).name, price, item_variant: 'annually' };
  expect(await events(page)).toEqual([
    { event: 'begin_checkout', ecommerce: { currency: 'BDT', value: price, items: [item] } },
  ]);

  await openWithApp(page, '/');
  await page.locator('input[name="domain"]').fill('amardokan.com');
  await page.locator('input[name="domain"]').press('Enter');
  expect(await events(page)).toEqual([{ event: 'search', search_term: 'amardokan.com' }]);

  await openWithApp(page, '/contact-us');
  const main = page.getByRole('main');
  for (const start of [site.chatUrl ?? '', 'tel:', 'mailto:']) {
    await main.locator(`a[href^="${start}"]`).first().click();
  }
  expect(await events(page)).toEqual(
    ['chat', 'phone', 'email'].map((method) => ({ event: 'generate_lead', method })),
  );
});

test('loads no tag manager unless an id is configured', async ({ page }) => {
  const external: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) external.push(request.url());
  });
  await openWithApp(page, '/');
  expect(external).toEqual([]);
});
