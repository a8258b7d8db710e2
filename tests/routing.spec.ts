import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAppReady, openWithApp } from './app-ready.ts';
import { site } from '../src/site/site.ts';
import { navigateInApp } from './navigate-in-app.ts';
import { viewScript } from './view-script.ts';

/** Scrolls and waits for the scroll event, which the app needs to remember the position. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    const scrolled = new Promise((resolve) => {
      window.addEventListener('scroll', resolve, { once: true });
    });
    window.scrollTo(0, y);
    await scrolled;
  }, top);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
}

const pageViews = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer as { page_path: string }[]).map(({ page_path: path }) => path),
  );

test.describe('redirects', () => {
  test('a footer link to an old address opens the new page without a reload', async ({ page }) => {
    await openWithApp(page, '/about-us');
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'VPS Hosting' }).click();
    await expect(page).toHaveURL(/\/vps$/);
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
  });
});

test.describe('addresses', () => {
  test('capitals and a trailing slash lead to the canonical address inside the app, too', async ({
    page,
  }) => {
    const entries = () => page.evaluate(() => window.history.length);
    const address = '/domain-reseller';
    await openWithApp(page, '/about-us');
    const before = await entries();
    // The footer's link has capitals, as specified.
    await page.getByRole('contentinfo').locator('a[href$="/Domain-Reseller"]').click();
    await expect(page).toHaveURL(address);
    await navigateInApp(page, '/Domain-Reseller/');
    await expect(page).toHaveURL(address);
    await navigateInApp(page, '/VPS/?a=b');
    await expect(page).toHaveURL('/vps?a=b');
    expect(await entries()).toBe(before + 3);
    await expect.poll(() => pageViews(page)).toContain('/vps?a=b');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(() => pageViews(page)).toEqual(['/about-us', '/domain-reseller', '/vps?a=b']);
  });

  test('an unknown path inside the app shows the not-found page', async ({ page }) => {
    await openWithApp(page, '/about-us');
    await navigateInApp(page, '/no-such-page');
    await expect(page).toHaveTitle(/Page Not Found/);
  });
});

test.describe('following a link', () => {
  const footerLink = (page: Page, name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true });

  test('scrolls to the top, focuses the heading and announces the title', async ({ page }) => {
    await openWithApp(page, '/about-us');
    await footerLink(page, 'Support').scrollIntoViewIfNeeded();
    await footerLink(page, 'Support').click();
    await expect(page).toHaveTitle(`${site.brand} | Support and Contact`);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(
      page.getByRole('status').filter({ hasText: `${site.brand} | Support and Contact` }),
    ).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact-us$/);
  });

  test('Back and Forward restore the scroll position', async ({ page }) => {
    await openWithApp(page, '/terms-of-service');
    await page.setViewportSize({ width: 1280, height: 500 });
    await scrollTo(page, 300);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href="/about-us"]')?.click(),
    );
    await expect(page).toHaveURL(/\/about-us$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await scrollTo(page, 120);
    await page.goBack();
    await expect(page).toHaveURL(/\/terms-of-service$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
  });

  test('Back focuses the link that was followed, and Forward where the visitor was', async ({
    page,
  }) => {
    await openWithApp(page, '/about-us');
    const link = page.getByRole('main').getByRole('link', { name: 'Compare plans' });
    await link.press('Enter');
    await expect(page).toHaveURL(/\/pricing-comparision$/);
    await expect(page.locator('main h1')).toBeFocused();
    await footerLink(page, 'Support').press('Enter');
    await expect(page).toHaveURL(/\/contact-us$/);
    await page.goBack();
    await expect(footerLink(page, 'Support')).toBeFocused();
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });

  test('Back focuses the menu whose link was followed, and otherwise something on the screen', async ({
    page,
  }) => {
    await openWithApp(page, '/about-us');
    const button = page.getByRole('banner').getByRole('button', { name: 'Hosting', exact: true });
    await button.press('Enter');
    await page.locator('#menu-hosting a[href="/web-hosting"]').first().press('Enter');
    await expect(page).toHaveURL(/\/web-hosting$/);
    await expect(page.locator('main h1')).toBeFocused();
    // A visitor who only scrolls and goes on with the browser's buttons.
    await scrollTo(page, 900);
    await page.goBack();
    await expect(button).toBeFocused();
    await page.goForward();
    const focused = page.locator('main :focus');
    await expect(focused).toBeInViewport();
    await expect(page.locator('main h1')).not.toBeFocused();
  });

  test('Back returns to a scroll position that a reload has restored', async ({ page }) => {
    const scrollY = () => page.evaluate(() => window.scrollY);
    await openWithApp(page, '/terms-of-service');
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(scrollY).toBe(300);
    await page.reload();
    await expectAppReady(page);
    await expect.poll(scrollY).toBe(300);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href="/about-us"]')?.click(),
    );
    await expect.poll(scrollY).toBe(0);
    await page.goBack();
    await expect.poll(scrollY).toBe(300);
  });

  test('a chunk removed by a newer release makes the page reload once', async ({ page }) => {
    await openWithApp(page, '/about-us');
    let reloaded = false;
    page.on('request', (request) => {
      reloaded ||= request.isNavigationRequest();
    });
    await page.route(`**${await viewScript(page, '/affiliates')}`, (route) =>
      reloaded ? route.continue() : route.fulfill({ status: 404 }),
    );
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    await footerLink(page, 'Affiliates').click();
    await expect(page).toHaveTitle(/Affiliate Programme/);
    await expectAppReady(page);
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(false);
  });
});
