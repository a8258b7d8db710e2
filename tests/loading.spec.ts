import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { siteCopy } from '../src/site/siteCopy.ts';
import { portalUrl, siteUrl } from './addresses.ts';
import { expectAppReady, openWithApp } from './app-ready.ts';
import { openWithoutScript } from './held-requests.ts';
import { watchLayoutShift } from './layout-shift.ts';

interface TimedRequest {
  url: string;
  /** Milliseconds since navigation started. */
  startTime: number;
}

interface Loading {
  firstPaint: number;
  requests: TimedRequest[];
}

async function measureLoading(page: Page, path: string): Promise<Loading> {
  // For visitors who save data, no other page is loaded ahead.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openWithApp(page, path);
  await page.waitForLoadState('networkidle');
  return page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    requests: performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ url: name, startTime })),
  }));
}

for (const path of ['/', '/web-hosting', '/vps-pricing', '/terms-of-service']) {
  test(`${path} is painted before its app and its prices are requested`, async ({ page }) => {
    const { firstPaint, requests } = await measureLoading(page, path);
    const before = requests.filter(({ startTime }) => startTime < firstPaint).map(({ url }) => url);
    expect(before.filter((url) => url.endsWith('.js'))).toEqual([
      expect.stringMatching(/\/assets\/beforePaint-[\w-]+\.js$/),
      expect.stringMatching(/\/assets\/boot-[\w-]+\.js$/),
    ]);
    expect(before.filter((url) => url.startsWith(portalUrl))).toEqual([]);
    // Neither styles nor fonts wait for the app.
    const after = requests.filter(({ startTime }) => startTime >= firstPaint);
    expect(after.filter(({ url }) => /\.(css|woff2)$/.test(url))).toEqual([]);
    expect(before.filter((url) => url.endsWith('.css'))).not.toEqual([]);
    expect(before.filter((url) => url.endsWith('.woff2'))).not.toEqual([]);
    expect(requests.some(({ url }) => url.startsWith(`${siteUrl}/assets/entry-client`))).toBe(true);
  });
}

test('icons are drawn without the app', async ({ page }) => {
  await openWithoutScript(page, 'entry-client', '/web-hosting');
  const icon = page.locator('main use[href$="#icon-infinity"]').first();
  await expect
    .poll(() => icon.evaluate((use: SVGUseElement) => use.getBBox().width))
    .toBeGreaterThan(0);
});

test('content far down the page stays in place when the app becomes ready', async ({ page }) => {
  const release = await openWithoutScript(page, 'entry-client', '/');
  const link = page.getByRole('link', { name: 'Transfer Now' });
  await link.scrollIntoViewIfNeeded();
  const top = async () => (await link.boundingBox())?.y ?? Number.NaN;
  // Sections around it get their final height when they come near the screen.
  await expect.poll(async () => (await top()) === (await top())).toBe(true);
  const before = await top();
  release();
  await expectAppReady(page);
  // Browsers scroll by whole pixels to keep it there, and heights have fractions.
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
});

test('prices are requested once, no later than the app itself', async ({ page }) => {
  const { requests } = await measureLoading(page, '/');
  const calls = requests.filter(({ url }) => url.startsWith(`${portalUrl}/setu/api/`));
  const app = requests.find(({ url }) => /entry-client-[\w-]+\.js$/.test(url));
  expect(calls.map(({ url }) => url).toSorted()).toEqual([
    `${portalUrl}/setu/api/products/52,57,34,62`,
    `${portalUrl}/setu/api/tlds`,
  ]);
  for (const call of calls) expect(call.startTime).toBeLessThanOrEqual(app?.startTime ?? 0);
});

test('a menu opened by hover before hydration stays open after it', async ({ page }) => {
  const release = await openWithoutScript(page, 'entry-client', '/about-us');
  const menus = page.getByRole('navigation', { name: siteCopy.layout.mainNavigation });
  const opener = menus.getByRole('button', { name: 'Hosting', exact: true });
  const entry = menus.getByRole('link', { name: 'Web Hosting' }).filter({ visible: true });
  await opener.hover();
  await expect(entry).toBeVisible();
  release();
  await expectAppReady(page);
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(entry).toBeVisible();
  await page.keyboard.press('Tab');
  await page.mouse.move(640, 700);
  await expect(entry).toBeHidden();
});

test('links in a menu opened before hydration stay in place after it', async ({ page }) => {
  for (const { id } of siteCopy.navigation.menus) {
    const release = await openWithoutScript(page, 'entry-client', '/about-us');
    const links = page.locator(`#menu-${id} li a`);
    const boxes = () =>
      links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().toJSON()));
    await page.locator(`[data-menu="${id}"]`).hover();
    await expect(links.first()).toBeVisible();
    const before = await boxes();
    release();
    await expectAppReady(page);
    // Notes are loaded when the menu opens.
    await expect(links.locator('small:empty')).toHaveCount(0);
    expect(await boxes()).toEqual(before);
  }
});

test('a side menu opened before hydration stays open after it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await openWithoutScript(page, 'entry-client', '/about-us');
  await page.getByRole('button', { name: siteCopy.layout.openMenu, exact: true }).click();
  const menu = page.getByRole('dialog', { name: siteCopy.layout.sideMenu });
  await expect(menu).toBeVisible();
  release();
  await expectAppReady(page);
  await expect(menu).toHaveAttribute('data-state', 'show');
  await expect(menu).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`late fonts hardly shift the layout at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const layoutShift = await watchLayoutShift(page);
    // One after another, the smallest first: a font must not move text that is set in another.
    for (const [index, font] of ['bangla-signs', 'bricolage', 'figtree'].entries()) {
      await page.route(`**/${font}-*.woff2`, async (route) => {
        await page.waitForTimeout(500 + 200 * index);
        await route.continue();
      });
    }
    for (const path of ['/', '/web-hosting', '/terms-of-service']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      // A tenth of what counts as good; 0.002 was measured.
      expect(await layoutShift(), path).toBeLessThanOrEqual(0.01);
    }
  });
}
