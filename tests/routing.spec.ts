import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAppReady, openWithApp } from './app-ready.ts';
import { redirects } from '../src/content/redirects.ts';
import { site } from '../src/content/site.ts';

/** Goes to an address inside the app, whether or not a link leads there. */
async function navigateInApp(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    window.history.pushState(null, '', href);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function open(page: Page, path: string): Promise<void> {
  await openWithApp(page, path);
}

const finalTargets: Record<string, string> = { ...redirects, '/store/vps': '/vps' };

test.describe('redirects', () => {
  for (const [from, to] of Object.entries(redirects)) {
    test(`${from} answers 301 to ${to} and keeps the query`, async ({ request }) => {
      const response = await request.get(`${from}?from=old&x=1`, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers()['location']).toBe(`${to}?from=old&x=1`);
    });

    test(`${from} is replaced inside the app`, async ({ page }) => {
      await open(page, '/about-us');
      const before = await page.evaluate(() => window.history.length);
      await navigateInApp(page, `${from}?from=old`);
      await expect(page).toHaveURL(`${finalTargets[from]}?from=old`);
      expect(await page.evaluate(() => window.history.length)).toBe(before + 1);
      await page.goBack();
      await expect(page).toHaveURL(/\/about-us$/);
    });
  }

  test('/store/vps goes by way of /vps-hosting', async ({ request }) => {
    const first = await request.get('/store/vps', { maxRedirects: 0 });
    expect(first.headers()['location']).toBe('/vps-hosting');
    const second = await request.get('/vps-hosting', { maxRedirects: 0 });
    expect(second.headers()['location']).toBe('/vps');
  });

  test('a link in the footer to an old address arrives without a reload', async ({ page }) => {
    await open(page, '/about-us');
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'VPS Hosting' }).click();
    await expect(page).toHaveURL(/\/vps$/);
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(true);
  });
});

test.describe('addresses', () => {
  for (const path of ['/Domain-Reseller', '/domain-reseller/', '/DOMAIN-RESELLER/?a=b']) {
    test(`${path} shows the page`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(/Domain Reseller Programme/);
      await expect(page).toHaveURL(/\/domain-reseller(\?a=b)?$/);
    });
  }

  test('spelled otherwise inside the app it is the same page', async ({ page }) => {
    await open(page, '/about-us');
    await navigateInApp(page, '/Domain-Reseller/');
    await expect(page).toHaveTitle(/Domain Reseller Programme/);
  });

  test('an unknown path is not found, with status 404', async ({ page }) => {
    const response = await page.goto('/no/such/page');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(/Page Not Found/);
    await expect(page.locator('h1')).toBeVisible();
  });

  test('an unknown path inside the app is not found either', async ({ page }) => {
    await open(page, '/about-us');
    await navigateInApp(page, '/no-such-page');
    await expect(page).toHaveTitle(/Page Not Found/);
  });
});

test.describe('a navigation inside the app', () => {
  const footerLink = (page: Page, name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name, exact: true });

  test('starts at the top, focuses the heading and announces the title', async ({ page }) => {
    await open(page, '/about-us');
    await footerLink(page, 'Support').scrollIntoViewIfNeeded();
    await footerLink(page, 'Support').click();
    await expect(page).toHaveTitle(`${site.brand} | Support and Contact`);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('main h1')).toBeFocused();
    await expect(page.locator('[aria-live="polite"]').last()).toHaveText(
      `${site.brand} | Support and Contact`,
    );
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/contact-us$/);
  });

  test('back and forward restore the position', async ({ page }) => {
    await open(page, '/terms-of-service');
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href="/about-us"]')?.click(),
    );
    await expect(page).toHaveURL(/\/about-us$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 120));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
    await page.goBack();
    await expect(page).toHaveURL(/\/terms-of-service$/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
    await page.goForward();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
  });

  test('back restores a position that a reload has restored', async ({ page }) => {
    const scrollY = () => page.evaluate(() => window.scrollY);
    await open(page, '/terms-of-service');
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

  test('fetches a page ahead on hover and on focus, and once', async ({ page }) => {
    const chunks: string[] = [];
    page.on('request', (request) => {
      if (/assets\/.*\.js$/.test(request.url())) chunks.push(request.url());
    });
    await open(page, '/about-us');
    const fetched = (name: string) => chunks.filter((url) => url.includes(`/${name}-`)).length;
    expect(fetched('Affiliates')).toBe(0);
    await footerLink(page, 'Affiliates').hover();
    await expect.poll(() => fetched('Affiliates')).toBe(1);
    await footerLink(page, 'Titan Email').focus();
    await expect.poll(() => fetched('TitanEmail')).toBe(1);
    await footerLink(page, 'Affiliates').click();
    await expect(page).toHaveURL(/\/affiliates$/);
    expect(fetched('Affiliates')).toBe(1);
  });

  test('a chunk that a newer release has removed reloads the page once', async ({ page }) => {
    await open(page, '/about-us');
    let refused = 0;
    await page.route('**/assets/Affiliates-*.js', (route) => {
      refused += 1;
      return refused <= 2 ? route.fulfill({ status: 404 }) : route.continue();
    });
    await page.evaluate(() => Object.assign(window, { sameLoad: true }));
    await footerLink(page, 'Affiliates').click();
    await expect(page).toHaveTitle(/Affiliate Programme/);
    await expectAppReady(page);
    expect(await page.evaluate(() => 'sameLoad' in window)).toBe(false);
  });

  test('a chunk that stays away leaves the prerendered page, which reads', async ({ page }) => {
    await open(page, '/about-us');
    await page.route('**/assets/Affiliates-*.js', (route) => route.fulfill({ status: 404 }));
    // The reload brings the prerendered page: it reads even though its script cannot come.
    await footerLink(page, 'Affiliates').click();
    await expect(page).toHaveTitle(/Affiliate Programme/);
    await expect(page.locator('main h1')).toBeVisible();
  });
});
