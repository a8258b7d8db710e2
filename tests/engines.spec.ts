import { expect, test } from '@playwright/test';
import { pageEntries as pages } from '../src/site/pageEntries.ts';
import { portalUrl } from './addresses.ts';
import { expectAppReady, openWithApp } from './app-ready.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { firstOfEach } from './first-of-each.ts';
import { pageWidth } from './page-width.ts';
import { shownLivePrice } from './prices.ts';

/* Main journeys in Firefox and WebKit: `npm run test:engines`. */

const onePageOfEachArea = firstOfEach(pages, ({ drawing, path }) => drawing ?? path);

for (const { path } of onePageOfEachArea) {
  test(`${path} hydrates without errors and fits a phone`, async ({ page }) => {
    const errors = collectConsoleErrors(page);
    await openWithApp(page, path);
    await expect(page.locator('h1')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 780 });
    expect(await pageWidth(page)).toBe(390);
    expect(errors).toEqual([]);
  });
}

test('a visitor orders a yearly plan, and Back returns to it', async ({ page }) => {
  await openWithApp(page, '/');
  await page.locator('main a[href="/web-hosting"]').first().click();
  await page.getByRole('radio', { name: 'Yearly' }).check();
  const plan = page.getByRole('article').first();
  await expect(plan).toContainText(shownLivePrice(52, 'annually'));
  await plan.getByRole('link', { name: 'Purchase Now' }).click();
  await expect(page).toHaveURL(`${portalUrl}/cart.php?a=add&pid=52&billingcycle=annually`);
  await page.goBack();
  await expect(page).toHaveURL('/web-hosting?cycle=annually');
});

test('a domain search reaches the portal', async ({ page }) => {
  await openWithApp(page, '/');
  await page.locator('input[name="domain"]').fill('nokshi-kantha.com');
  await page.locator('input[name="domain"]').press('Enter');
  await expect(page).toHaveURL(`${portalUrl}/domainchecker.php`);
  await expect(page.getByText('nokshi-kantha.com', { exact: true })).toBeVisible();
});

test('a chosen theme stays after a reload', async ({ page }) => {
  await openWithApp(page, '/about-us');
  await page.getByRole('button', { name: /theme/i }).click();
  await page.locator('[data-theme-choice="theme-2"]').click();
  const sheet = page.locator('#theme-stylesheet');
  await expect(sheet).toHaveAttribute('href', /theme-2\.min\.css$/);
  await page.reload();
  await expect(sheet).toHaveAttribute('href', /theme-2\.min\.css$/);
});

test('the side menu keeps the focus, closes with Escape and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 450, height: 780 });
  await openWithApp(page, '/about-us');
  const hamburger = page.locator('header button[aria-controls="side-menu"]');
  const menu = page.locator('#side-menu');
  await hamburger.press('Enter');
  await expect(menu).toHaveAttribute('data-state', 'show');
  await page.keyboard.press('Tab');
  expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveAttribute('data-state', 'closed');
  await expect(hamburger).toBeFocused();
});

test('the accordion has one open answer', async ({ page }) => {
  await page.goto('/');
  await expectAppReady(page);
  const open = page.locator('main details[open] summary');
  await expect(open).toHaveText(['What is Web Hosting']);
  await page.locator('main summary', { hasText: 'What is VPS' }).click();
  await expect(open).toHaveText(['What is VPS']);
});
