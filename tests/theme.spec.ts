import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { siteCopy } from '../src/site/siteCopy.ts';
import { openWithApp } from './app-ready.ts';
import { holdRequests } from './held-requests.ts';

const sheets = (page: Page) => page.locator('link[href*="/themes/"]');

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: siteCopy.layout.themePanel.open }).click();
}

test('the old stylesheet stays until the new one has loaded, and the last choice wins', async ({
  page,
}) => {
  await page.goto('/about-us');
  await openPanel(page);
  const release = await holdRequests(page, '**/theme-1.min.css');
  await page.locator('[data-theme-choice="theme-1"]').click();
  await expect(page.locator('link#theme-stylesheet')).toHaveAttribute('href', /main\.min\.css$/);
  await page.locator('[data-theme-choice="theme-2"]').click();
  await expect(page.locator('link#theme-stylesheet')).toHaveAttribute('href', /theme-2\.min\.css$/);
  release();
  await expect(sheets(page)).toHaveCount(1);
});

test('if a theme fails to load, the panel still marks the current one', async ({ page }) => {
  await openWithApp(page, '/about-us');
  await page.route('**/theme-2.min.css', (route) => route.abort());
  await openPanel(page);
  await page.locator('[data-theme-choice="theme-2"]').click();
  await expect(page.locator('[data-theme-choice="default"]')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('[data-theme-choice="theme-2"]')).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('default');
});

test('a stored theme is applied before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'theme-3'));
  await page.route('**/theme-3.min.css', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    await route.continue();
  });
  await page.goto('/about-us');
  await expect(page.locator('link#theme-stylesheet')).toHaveAttribute('href', /theme-3\.min\.css$/);
  const { firstPaint, sheetLoaded } = await page.evaluate(async () => {
    const first = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => {
        const entry = list.getEntries()[0];
        if (entry) resolve(entry.startTime);
      }).observe({ type: 'paint', buffered: true });
    });
    const sheet = performance
      .getEntriesByType('resource')
      .find((entry) => entry.name.endsWith('theme-3.min.css'));
    return { firstPaint: first, sheetLoaded: (sheet as PerformanceResourceTiming).responseEnd };
  });
  expect(firstPaint).toBeGreaterThanOrEqual(sheetLoaded);
});

test('a stored theme stays after a link is followed', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'theme-2'));
  await page.goto('/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Support', exact: true }).click();
  await expect(page).toHaveURL(/contact-us$/);
  await expect(page.locator('link#theme-stylesheet')).toHaveAttribute('href', /theme-2\.min\.css$/);
  await openPanel(page);
  await expect(page.locator('[data-theme-choice="theme-2"]')).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the panel closes on Escape and on a click outside, and scrolls back to the top', async ({
  page,
}) => {
  await openWithApp(page, '/about-us');
  await openPanel(page);
  await expect(page.locator('[data-theme-choice="default"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-theme-choice="default"]')).toBeHidden();
  await expect(page.getByRole('button', { name: /theme/i })).toBeFocused();
  await openPanel(page);
  await page.locator('h1').click();
  await expect(page.locator('[data-theme-choice="default"]')).toBeHidden();

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: /top/i }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
