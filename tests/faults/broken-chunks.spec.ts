import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openWithApp } from '../app-ready.ts';
import { builtPage } from '../built-page.ts';
import { siteCopy } from '../../src/site/siteCopy.ts';
import { viewScript } from '../view-script.ts';

const { failure: words } = siteCopy.layout;

function collectUncaughtErrors(page: Page): string[] {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  return uncaught;
}

/** Replaces the chunk of /about-us with one that throws while it renders. */
async function breakAboutUs(page: Page): Promise<void> {
  await page.route(`**${await viewScript(page, '/about-us')}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const copy = {}; export function Page() { throw new Error("broken on purpose"); }',
    }),
  );
}

async function expectFailureMessage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: words.reload })).toBeVisible();
  await expect(main.getByRole('link', { name: words.contact.label })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** The page shows its prerendered HTML and no failure message. */
async function expectPrerendered(page: Page): Promise<void> {
  await expect(page.locator('main [data-part="kept"] h2')).not.toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.title);
}

test('a page that throws on the first visit keeps showing, and the menus still work', async ({
  page,
}) => {
  const uncaught = collectUncaughtErrors(page);
  await breakAboutUs(page);
  await page.goto('/about-us');
  await expectPrerendered(page);
  await page.getByRole('button', { name: 'Hosting', exact: true }).hover();
  await expect(page.locator('#menu-hosting')).toBeVisible();
  await page
    .locator('#menu-hosting')
    .getByRole('link', { name: /Reseller Hosting/ })
    .click();
  await expect(page).toHaveTitle(/Reseller Hosting/);
  await expect(page.locator('[data-part="kept"]')).toHaveCount(0);
  expect(uncaught).toEqual([]);
});

test('a page that throws after a link is followed shows a failure message, and the next page works', async ({
  page,
}) => {
  const uncaught = collectUncaughtErrors(page);
  await breakAboutUs(page);
  await openWithApp(page, '/terms-of-service');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click();
  await expectFailureMessage(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: words.contact.label }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.title);
  expect(uncaught).toEqual([]);
});

test('every section of every page is a part of its own, whose HTML stays if it throws', () => {
  for (const { path } of siteCopy.pages) {
    const sections = builtPage(path).querySelector('main > [data-part]')?.children ?? [];
    const parts = [...sections].map((section) => section.hasAttribute('data-part'));
    expect(parts.length, path).toBeGreaterThan(0);
    expect(parts, path).not.toContain(false);
  }
});
