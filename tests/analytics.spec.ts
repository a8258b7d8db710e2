import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { openWithApp } from './app-ready.ts';
import { siteUrl } from './addresses.ts';
import { site } from '../src/content/site.ts';

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

test('loads no tag manager unless an id is configured', async ({ page }) => {
  const external: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('http://localhost')) external.push(request.url());
  });
  await openWithApp(page, '/');
  expect(external).toEqual([]);
});
