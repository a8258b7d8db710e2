import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { openWithApp } from '../app-ready.ts';
import { siteCopy } from '../../src/site/siteCopy.ts';
import { shownLivePrice } from '../prices.ts';
import { collectErrors, expectNoNonsense, expectReadable } from './page-health.ts';
import { useOldBrowser } from './old-browser.ts';

test.use({ viewport: { width: 390, height: 780 } });

test('no media query uses syntax from 2023', () => {
  const sheets = globSync(path.resolve(import.meta.dirname, '../../dist/site/**/*.css'));
  expect(sheets.length).toBeGreaterThan(40);
  const queries = sheets.flatMap(
    (sheet) => readFileSync(sheet, 'utf8').match(/@media[^{]*/g) ?? [],
  );
  expect(queries.filter((query) => /[<>=]|not ?\(/.test(query))).toEqual([]);
});

/* `npm run test:engines` has a real Chromium of 2022. */
for (const address of ['/', '/web-hosting', '/custom-vps', '/home-content-slider']) {
  test(`${address} works in a browser from early 2022`, async ({ page }) => {
    const errors = collectErrors(page);
    await useOldBrowser(page);
    await openWithApp(page, address);
    await expect(page.getByRole('main')).not.toContainText('Loading...');
    await expect(page.getByRole('main')).not.toContainText('Error loading');
    await expectReadable(page);
    await expectNoNonsense(page);
    await expect(page.getByText(siteCopy.layout.failure.title)).toHaveCount(0);
    await expect(page.locator('[data-part="kept"]')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('the side menu opens another page without a reload', async ({ page }) => {
  await useOldBrowser(page);
  await openWithApp(page, '/about-us');
  await page.evaluate(() => Object.assign(window, { sameLoad: true }));
  const menu = page.locator('#side-menu');
  await page.getByRole('button', { name: siteCopy.layout.openMenu }).click();
  await expect(menu).toHaveAttribute('data-state', 'show');
  await expect(menu.getByText('Hosting', { exact: true })).toBeInViewport();
  await menu.getByText('Hosting', { exact: true }).click();
  await menu.getByRole('link', { name: 'Premium Hosting' }).click();
  await expect(page).toHaveURL('/premium-hosting');
  await expect(menu).toHaveAttribute('data-state', 'closed');
  await expect(page.getByRole('article').first()).toContainText(shownLivePrice(67));
  expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
});

test('prices are live, and an order reaches the portal', async ({ page }) => {
  await useOldBrowser(page);
  await openWithApp(page, '/web-hosting');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  const plan = page.getByRole('article').first();
  await expect(plan).toContainText(shownLivePrice(52, 'annually'));
  await plan.getByRole('link', { name: 'Purchase Now' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('1 GB Hosting');
});
