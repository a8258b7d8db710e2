import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { layoutWords } from '../src/content/layout.ts';
import { portalUrl, siteUrl } from './addresses.ts';
import { expectAppReady } from './app-ready.ts';
import { openWithout } from './held-script.ts';
import { watchLayoutShift } from './layout-shift.ts';

interface Started {
  url: string;
  /** Milliseconds since the page was asked for, on the page's own clock. */
  at: number;
}

/** What the page asked for, and when its first words were painted. */
async function loadingOf(page: Page, path: string): Promise<{ painted: number; asked: Started[] }> {
  await page.goto(path, { waitUntil: 'networkidle' });
  return page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    asked: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ url: name, at: startTime })),
  }));
}

for (const path of ['/', '/web-hosting', '/vps-pricing', '/terms-of-service']) {
  test(`${path} is painted before its app and its prices are asked for`, async ({ page }) => {
    const { painted, asked } = await loadingOf(page, path);
    const before = asked.filter(({ at }) => at < painted).map(({ url }) => url);
    expect(before.filter((url) => url.endsWith('.js'))).toEqual([
      expect.stringMatching(/\/assets\/beforePaint-[\w-]+\.js$/),
      expect.stringMatching(/\/assets\/boot-[\w-]+\.js$/),
    ]);
    expect(before.filter((url) => url.startsWith(portalUrl))).toEqual([]);
    // The theme, the two that all pages share, and what is this page's own.
    expect(before.filter((url) => url.endsWith('.css'))).toHaveLength(4);
    expect(before.filter((url) => url.endsWith('.woff2'))).toHaveLength(3);
    expect(asked.some(({ url }) => url.startsWith(`${siteUrl}/assets/entry-client`))).toBe(true);
  });
}

test('prices are asked for once, no later than the app itself', async ({ page }) => {
  const { asked } = await loadingOf(page, '/');
  const calls = asked.filter(({ url }) => url.startsWith(`${portalUrl}/setu/api/`));
  const app = asked.find(({ url }) => /entry-client-[\w-]+\.js$/.test(url));
  expect(calls.map(({ url }) => url).toSorted()).toEqual([
    `${portalUrl}/setu/api/products/52,57,34,62`,
    `${portalUrl}/setu/api/tlds`,
  ]);
  for (const call of calls) expect(call.at).toBeLessThanOrEqual(app?.at ?? 0);
});

test('a reload finds the place where the visitor was', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const place = page.locator('#faq');
  await place.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  const before = await place.evaluate((element) => element.getBoundingClientRect().top);
  await page.reload({ waitUntil: 'networkidle' });
  const after = await place.evaluate((element) => element.getBoundingClientRect().top);
  expect(Math.abs(after - before)).toBeLessThanOrEqual(2);
});

test('no sheet is fetched twice when the visitor goes on', async ({ page }) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const first = sheets.length;
  expect(first).toBe(4);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  expect(new Set(sheets).size).toBe(sheets.length);
});

test('a page that breaks off before its app comes still reads', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/assets/entry-client-*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/web-hosting');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});

test('a menu that the pointer opened before the app was there stays open', async ({ page }) => {
  const letGo = await openWithout(page, 'entry-client', '/about-us');
  const menus = page.getByRole('navigation', { name: layoutWords.mainNavigation });
  const opener = menus.getByRole('button', { name: 'Hosting', exact: true });
  const entry = menus.getByRole('link', { name: 'Web Hosting' }).filter({ visible: true });
  await opener.hover();
  await expect(entry).toBeVisible();
  letGo();
  await expectAppReady(page);
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await page.mouse.move(640, 700);
  await expect(entry).toBeHidden();
});

test('a side menu that was opened before the app was there stays open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letGo = await openWithout(page, 'entry-client', '/about-us');
  await page.getByRole('button', { name: layoutWords.openMenu, exact: true }).click();
  const menu = page.getByRole('dialog', { name: layoutWords.sideMenu });
  await expect(menu).toBeVisible();
  letGo();
  await expectAppReady(page);
  await expect(menu).toHaveAttribute('data-state', 'show');
  await expect(menu).toBeVisible();
});

test('a button pressed before the app is there does its work once it is', async ({ page }) => {
  const letGo = await openWithout(page, 'entry-client', '/about-us');
  await page.getByRole('button', { name: /theme/i }).click();
  const choice = page.locator('[data-theme-choice="theme-1"]');
  await expect(choice).toBeHidden();
  letGo();
  await expect(choice).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`fonts that come late move next to nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const layoutShift = await watchLayoutShift(page);
    // One after another, the smallest first: what lacks a letter must not change what stands in another.
    for (const [index, font] of ['taka', 'bricolage', 'figtree'].entries()) {
      await page.route(`**/${font}-*.woff2`, async (route) => {
        await page.waitForTimeout(500 + 200 * index);
        await route.continue();
      });
    }
    for (const path of ['/', '/web-hosting', '/terms-of-service']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      // A tenth of what counts as good; measured: 0.002.
      expect(await layoutShift(), path).toBeLessThanOrEqual(0.01);
    }
  });
}
