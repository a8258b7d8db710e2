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

test.describe('with prefetching', () => {
  test('a page whose styles failed to prefetch loads them when it opens', async ({ page }) => {
    await openWithApp(page, '/about-us');
    await page.route('**/assets/**/*.css', (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
    await footerLink(page, 'Affiliates').hover();
    await failed;
    await page.unroute('**/assets/**/*.css');
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    await footerLink(page, 'Affiliates').click();
    await expect(page).toHaveTitle(/Affiliate Programme/);
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Join Now' }).first(),
    ).toBeVisible();
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
    expect(await failedSheets(page)).toEqual([]);
  });
});

/** The stylesheets that failed to load: their rules cannot be read. */
function failedSheets(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => {
    const hasFailed = (sheet: CSSStyleSheet) => {
      try {
        return sheet.cssRules.length === 0;
      } catch {
        return true;
      }
    };
    return [...document.styleSheets].filter(hasFailed).map(({ href }) => href);
  });
}

test('with storage blocked, a missing chunk shows a failure message instead of reloading forever', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  let tries = 0;
  await page.route(`**${await viewScript(page, '/affiliates')}`, (route) => {
    tries += 1;
    return route.fulfill({ status: 404 });
  });
  const errors = collectErrors(page);
  await openWithApp(page, '/about-us');
  await footerLink(page, 'Affiliates').click();
  await expect(title(page)).toHaveText(words.title);
  await page.waitForTimeout(300);
  expect(tries).toBeLessThanOrEqual(3);
  await page.getByRole('main').getByRole('link', { name: words.contact.label }).click();
  await expect(page).toHaveURL('/contact-us');
  await expect(title(page)).not.toHaveText(words.title);
  expect(withoutFailedLoads(errors)).toEqual([]);
});
