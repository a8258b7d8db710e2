import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openWithApp } from '../app-ready.ts';
import { siteCopy } from '../../src/site/siteCopy.ts';
import { findPlan, shownLivePrice } from '../prices.ts';
import { collectErrors } from './page-health.ts';
import { viewScript } from '../view-script.ts';

const { failure: words, themePanel } = siteCopy.layout;
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** A page that fails to load is logged; nothing else may be. */
const withoutFailedLoads = (errors: string[]) =>
  errors.filter((text) => !/Failed to load http|Failed to fetch/.test(text));

async function chooseTheme(page: Page): Promise<void> {
  await page.getByRole('button', { name: themePanel.open }).click();
  await page.locator('[data-theme-choice="theme-2"]').click();
  await expect(page.locator('#theme-stylesheet')).toHaveAttribute('href', /theme-2\.min\.css$/);
  await page.keyboard.press('Escape');
}

test('offline, an open page keeps working: prices, billing cycle and theme', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page);
  await page.goto('/web-hosting');
  await expect(page.getByRole('article')).toHaveCount(3);
  await chooseTheme(page);
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expect(page.getByRole('article').first()).toContainText(shownLivePrice(52, 'annually'));
  await page.getByRole('button', { name: 'See All Features' }).first().click();
  await expect(page.getByRole('article').first().getByRole('listitem')).toHaveCount(
    findPlan(52).features.length,
  );
  // A theme that cannot load leaves the current one in place.
  await page.getByRole('button', { name: themePanel.open }).click();
  await page.locator('[data-theme-choice="theme-3"]').click();
  await expect(page.locator('link[href*="/themes/"]')).toHaveCount(1);
  await expect(page.locator('#theme-stylesheet')).toHaveAttribute('href', /theme-2\.min\.css$/);
  expect(errors).toEqual([]);
});

test('offline, a link shows a failure message, and the page loads automatically once online', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await openWithApp(page, '/about-us');
  await chooseTheme(page);
  await page.waitForLoadState('networkidle');
  const script = await viewScript(page, '/web-hosting');
  await context.setOffline(true);
  requests.length = 0;
  await footerLink(page, 'Web Hosting').click();
  await expect(title(page)).toHaveText(words.title);
  await expect(page).toHaveURL('/web-hosting');
  // It retries, but not endlessly.
  await page.waitForTimeout(300);
  const tries = requests.filter((url) => url.endsWith(script));
  expect(tries.length).toBeLessThanOrEqual(2);
  await page.goBack();
  await expect(title(page)).not.toHaveText(words.title);
  await expect(page).toHaveURL('/about-us');
  await page.goForward();
  await expect(title(page)).toHaveText(words.title);

  await context.setOffline(false);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('article').first()).toContainText(shownLivePrice(52));
  await expect(page.locator('#theme-stylesheet')).toHaveAttribute('href', /theme-2\.min\.css$/);
  expect(withoutFailedLoads(errors)).toEqual([]);
});
