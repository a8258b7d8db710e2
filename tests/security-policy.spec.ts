import { expect, test } from '@playwright/test';
import { openWithApp } from './app-ready.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { themes as themeNames } from '#content/themes.js';
import { themeFileName } from '../src/theme/names.ts';

/* One page of each layout. */
for (const path of ['/', '/home-top-navbar', '/cover-page']) {
  test(`${path} switches to every theme without console errors`, async ({ page }) => {
    const errors = collectConsoleErrors(page);
    await openWithApp(page, path);
    await page.getByRole('button', { name: /theme/i }).click();
    for (const theme of themeNames.toReversed()) {
      await page.locator(`[data-theme-choice="${theme}"]`).click();
      await expect(page.locator('#theme-stylesheet')).toHaveAttribute(
        'href',
        new RegExp(`/${themeFileName(theme)}$`),
      );
    }
    expect(errors).toEqual([]);
  });
}

test('menus and the domain search cause no CSP violations', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  await openWithApp(page, '/');
  for (const name of ['Hosting', 'VPS', 'Dedicated', 'Domains', 'Email', 'Pricing', 'More']) {
    await page.getByRole('button', { name, exact: true }).hover();
  }
  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('button', { name: /menu/i }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('#side-menu')).toHaveAttribute('data-state', 'closed');
  await page.locator('input[name="domain"]').fill('nokshi.com');
  await page.locator('input[name="domain"]').press('Enter');
  await expect(page).toHaveURL(/domainchecker\.php/);
  expect(errors).toEqual([]);
});
