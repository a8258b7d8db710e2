import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { openWithApp } from '../app-ready.ts';
import { openWithout } from '../held-script.ts';
import { layoutWords } from '../../src/content/layout.ts';
import { pages } from '../../src/content/pages.ts';
import { expectReadable, expectSense, watchComplaints } from './calm.ts';
import { useOldBrowser } from './old-browser.ts';

test.use({ viewport: { width: 390, height: 780 } });

test('no media query needs a browser of 2023', () => {
  const sheets = globSync(path.resolve(import.meta.dirname, '../../dist/site/**/*.css'));
  expect(sheets.length).toBeGreaterThan(40);
  const queries = sheets.flatMap(
    (sheet) => readFileSync(sheet, 'utf8').match(/@media[^{]*/g) ?? [],
  );
  expect(queries.filter((query) => /[<>=]|not ?\(/.test(query))).toEqual([]);
});

for (const { path: address } of pages) {
  test(`${address} works in a browser of early 2022`, async ({ page }) => {
    const complaints = watchComplaints(page);
    await useOldBrowser(page);
    await openWithApp(page, address);
    await expect(page.getByRole('main')).not.toContainText('Loading...');
    await expect(page.getByRole('main')).not.toContainText('Error loading');
    await expectReadable(page);
    await expectSense(page);
    await expect(page.getByText(layoutWords.failure.title)).toHaveCount(0);
    await expect(page.locator('[data-part="kept"]')).toHaveCount(0);

    const menu = page.locator('#side-menu');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toHaveAttribute('data-state', 'show');
    await expect(menu.getByText('Hosting', { exact: true })).toBeInViewport();
    expect(complaints).toEqual([]);
  });
}

test('the side menu leads to another page, without a reload', async ({ page }) => {
  await useOldBrowser(page);
  await openWithApp(page, '/about-us');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const menu = page.locator('#side-menu');
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByText('Hosting', { exact: true }).click();
  await menu.getByRole('link', { name: 'Premium Hosting' }).click();
  await expect(page).toHaveURL('/premium-hosting');
  await expect(menu).toHaveAttribute('data-state', 'closed');
  await expect(page.getByRole('article').first()).toContainText('৳850/mo');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('a press on the menu before the app is there opens it then', async ({ page }) => {
  await useOldBrowser(page);
  const letGo = await openWithout(page, 'entry-client', '/about-us');
  await page.getByRole('button', { name: 'Menu' }).click();
  letGo();
  await expect(page.locator('#side-menu')).toHaveAttribute('data-state', 'show');
});

test('prices are live, and an order reaches the portal', async ({ page }) => {
  await useOldBrowser(page);
  await openWithApp(page, '/web-hosting');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  const plan = page.getByRole('article').first();
  await expect(plan).toContainText('৳800/yr');
  await plan.getByRole('link', { name: 'Purchase Now' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('1 GB Hosting');
});
