import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openWithApp } from './app-ready.ts';
import { siteUrl } from './addresses.ts';
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

/* Unit tests have the other events: OrderLink.test.tsx, DomainSearchForm.test.tsx. */
test('records contact, without a tag manager', async ({ page }) => {
  // An answer without content leaves the page, and its data layer, as it is.
  await page.route(`${site.chatUrl}*`, (route) => route.fulfill({ status: 204 }));
  await openWithApp(page, '/contact-us');
  const main = page.getByRole('main');
  for (const start of [site.chatUrl ?? '', 'tel:', 'mailto:']) {
    await main.locator(`a[href^="${start}"]`).first().click();
  }
  expect(await events(page)).toEqual(
    ['chat', 'phone', 'email'].map((method) => ({ event: 'generate_lead', method })),
  );
});
