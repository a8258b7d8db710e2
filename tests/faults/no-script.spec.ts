import { expect, test } from '@playwright/test';
import { pages } from '../../src/content/pages.ts';

test.use({ javaScriptEnabled: false });

test('every page is readable without JavaScript', async ({ page }) => {
  test.setTimeout(90_000);
  for (const { path } of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      expect((await page.locator('main').innerText()).length).toBeGreaterThan(40);
    });
  }
});

test('menus open on hover and on focus, and their links work', async ({ page }) => {
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Hosting', exact: true }).hover();
  await expect(page.locator('#menu-hosting')).toBeVisible();
  await page.getByRole('button', { name: 'Domains', exact: true }).focus();
  await page.mouse.move(640, 790);
  await expect(page.locator('#menu-domains')).toBeVisible();
  await page
    .locator('#menu-domains')
    .getByRole('link', { name: /Domain Reseller/ })
    .click();
  await expect(page).toHaveURL(/\/domain-reseller$/);
});
