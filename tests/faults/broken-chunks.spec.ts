import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { appReady, openWithApp } from '../app-ready.ts';
import { layoutWords } from '../../src/content/layout.ts';

const words = layoutWords.failure;

/** Everything that came up uncaught on a page. */
function uncaughtOn(page: Page): string[] {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  return uncaught;
}

/** Replaces the chunk of /about-us by one whose page breaks while it is rendered. */
async function breakAboutUs(page: Page): Promise<void> {
  await page.route('**/assets/AboutUs-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export function AboutUs() { throw new Error("broken on purpose"); }',
    }),
  );
}

async function expectCalm(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: words.reload })).toBeVisible();
  await expect(main.getByRole('link', { name: words.contact })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** The page as it was prerendered: all of it, and nothing of the calm words. */
async function expectPrerendered(page: Page): Promise<void> {
  await expect(page.locator('main [data-part="kept"] h2')).not.toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.title);
}

test('a page that breaks on arrival stays as it is, and the frame still works', async ({
  page,
}) => {
  const uncaught = uncaughtOn(page);
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

test('a page that breaks inside the app shows calm words, and the next one is whole', async ({
  page,
}) => {
  const uncaught = uncaughtOn(page);
  await breakAboutUs(page);
  await openWithApp(page, '/terms-of-service');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click();
  await expectCalm(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: words.contact }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.title);
  expect(uncaught).toEqual([]);
});

test('from the calm words a normal page load leads to the page', async ({ page }) => {
  await breakAboutUs(page);
  await openWithApp(page, '/terms-of-service');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click();
  await expectCalm(page);
  await page.getByRole('button', { name: words.reload }).click();
  await expectPrerendered(page);
  await expect(page).toHaveURL('/about-us');
});

test('an app that cannot start leaves the page readable and its links working', async ({
  page,
}) => {
  await page.route('**/assets/AboutUs-*.js', (route) => route.fulfill({ status: 404 }));
  const asked = page.waitForRequest('**/assets/AboutUs-*.js');
  await page.goto('/about-us', { waitUntil: 'networkidle' });
  await asked;
  await expect(page.locator(appReady)).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await expect(heading).not.toHaveText(words.title);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Affiliates', exact: true })
    .click();
  await expect(page).toHaveTitle(/Affiliate Programme/);
});
