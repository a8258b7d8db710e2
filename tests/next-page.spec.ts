import { expect, test } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { pageEntries as pages } from '../src/site/pageEntries.ts';
import { largestPage, pagesAhead, visitLimit } from '../src/routing/aheadLimits.ts';
import { linkedFiles } from './linked-files.ts';
import { portalUrl, siteUrl } from './addresses.ts';
import { openWithApp } from './app-ready.ts';
import { chromiumArgs } from './chromium-args.ts';
import { holdRequests } from './held-requests.ts';
import { viewScript } from './view-script.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Records the page's requests for our scripts and stylesheets from now on. */
function recordFiles(page: Page): Request[] {
  const files: Request[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.+\.(js|css)$/.test(request.url())) files.push(request);
  });
  return files;
}

/** Waits until the files of another page are requested. */
async function expectPrefetch(page: Page, files: readonly Request[], path: string): Promise<void> {
  const script = await viewScript(page, path);
  await expect.poll(() => files.map((file) => file.url()).join()).toContain(script);
}

/** What came from the site over the network. */
function bytesOfVisit(page: Page): Promise<number> {
  return page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .filter(({ name }) => name.startsWith(location.origin))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}

/** A link in the first section of the home page. */
const linkOnScreen = (page: Page) => page.locator('main a[href="/web-hosting"]').first();

test('a page whose link was on screen opens without loading more files', async ({ page }) => {
  const files = recordFiles(page);
  await openWithApp(page, '/');
  await linkOnScreen(page).scrollIntoViewIfNeeded();
  await expectPrefetch(page, files, '/web-hosting');
  await page.waitForLoadState('networkidle');
  files.length = 0;
  await linkOnScreen(page).click();
  await expect(page).toHaveURL('/web-hosting');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(files.map((file) => file.url())).toEqual([]);
});

test('a link in a menu prefetches its page once it is hovered', async ({ page }) => {
  await openWithApp(page, '/sign-up');
  await page.waitForLoadState('networkidle');
  const files = recordFiles(page);
  await page.locator('header button[aria-controls="menu-dedicated"]').press('Enter');
  await page.locator('#menu-dedicated a[href="/dedicated-server"]').hover();
  await expectPrefetch(page, files, '/dedicated-server');
});

test('no file is requested twice on a visit to several pages', async ({ page }) => {
  const files = recordFiles(page);
  await openWithApp(page, '/');
  for (const path of ['/web-hosting', '/contact-us', '/']) {
    await page.locator(`a[href="${path}"]`).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(path);
    await page.waitForLoadState('networkidle');
  }
  const urls = files.map((file) => file.url());
  expect(urls.filter((url, index) => urls.indexOf(url) !== index)).toEqual([]);
});

for (const path of ['/', '/about-us']) {
  test(`scrolling through all of ${path} prefetches no more than the limits`, async ({ page }) => {
    const files = recordFiles(page);
    await openWithApp(page, path);
    const own = (await viewScript(page, path)).replace(/js$/, '');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 600) {
      await page.mouse.wheel(0, 600);
      await page.waitForTimeout(50);
    }
    await page.waitForLoadState('networkidle');
    // The files of other pages; those of the app have no folder of their own.
    const ahead = files.filter(
      (file) => /\/assets\/\w+\/.+/.test(file.url()) && !file.url().includes(own),
    );
    const pagesLoaded = new Set(ahead.map((file) => file.url().replace(/\.\w+$/, '')));
    expect(pagesLoaded.size).toBeGreaterThan(0);
    expect(pagesLoaded.size).toBeLessThanOrEqual(pagesAhead);
    expect(await bytesOfVisit(page)).toBeLessThanOrEqual(visitLimit);
  });
}

test('nothing is prefetched for visitors who save data', async ({ page }) => {
  const files = recordFiles(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await openWithApp(page, '/');
  const own = files.splice(0).map((file) => file.url());
  expect(own.filter((url) => url.includes('virtual_views'))).toEqual([]);
  await linkOnScreen(page).hover();
  await page.waitForTimeout(1000);
  expect(files).toEqual([]);
  await linkOnScreen(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('nothing is prefetched while the visitor waits for prices', async ({ page }) => {
  const release = await holdRequests(page, `${portalUrl}/setu/api/**`);
  await openWithApp(page, '/');
  const files = recordFiles(page);
  await page.waitForTimeout(1500);
  expect(files).toEqual([]);
  release();
  await expect.poll(() => files.length).toBeGreaterThan(0);
});

test('no page’s own files are larger than the limit for one page', async ({ request }) => {
  for (const { path } of pages) {
    const html = await (await request.get(path)).text();
    const own = linkedFiles(html).filter((file) => /^\/assets\/\w+\/.+\.(js|css)$/.test(file));
    const view = /data-view="([^"]*)"/.exec(html)?.[1] ?? '';
    let bytes = 0;
    for (const file of new Set([view, ...own])) {
      const response = await request.get(file, { headers: { 'accept-encoding': 'br' } });
      bytes += Number(response.headers()['content-length']);
    }
    expect(bytes, path).toBeLessThanOrEqual(largestPage);
    expect(bytes, path).toBeGreaterThan(1000);
  }
});

/** Follows a link; returns the cross-fades and security policy violations that it causes. */
async function navigationEffects(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const effects: string[] = [];
    Object.assign(window, { effects });
    document.addEventListener('securitypolicyviolation', () => effects.push('violation'));
    const start = document.startViewTransition?.bind(document);
    if (!start) return;
    document.startViewTransition = (...options) => {
      effects.push('fade');
      return start(...options);
    };
  });
  await openWithApp(page, '/');
  await linkOnScreen(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  return page.evaluate(() => (window as unknown as { effects: string[] }).effects);
}

test('pages cross-fade without violating the security policy', async ({ page }) => {
  expect(await navigationEffects(page)).toEqual(['fade']);
});

test('pages do not fade for visitors who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await navigationEffects(page)).toEqual([]);
});

test('a page that the browser prerenders neither calls the portal nor counts as viewed until it is visited', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let prerendering = true;
    Object.defineProperty(document, 'prerendering', { get: () => prerendering });
    Object.assign(window, {
      visit() {
        prerendering = false;
        document.dispatchEvent(new Event('prerenderingchange'));
      },
    });
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(portalUrl)) calls.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  await page.evaluate(() => (window as unknown as { visit(): void }).visit());
  await expect.poll(() => page.evaluate(() => window.dataLayer?.length)).toBe(1);
  expect(calls).toHaveLength(2);
});

interface BackResult {
  /** Whether the browser kept the page, so that it is shown as it was left. */
  isKept: boolean;
  /** Why not, as far as the page itself is responsible. */
  reasons: string[];
}

/** Opens a page, then the portal, and goes back. */
async function goBackFromPortal(page: Page, address: string): Promise<BackResult> {
  const reasons: string[] = [];
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: found }) => {
    reasons.push(...found.flatMap(({ type, reason }) => (type === 'Circumstantial' ? [] : reason)));
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => Object.assign(window, { left: true }));
  await page.goto(`${portalUrl}/login`);
  // Not awaited: Playwright never notices that a page which the browser kept is back.
  page.goBack().catch(() => {});
  await expect.poll(() => page.url()).toBe(address);
  return { isKept: await page.evaluate(() => 'left' in window), reasons };
}

test('Back from the portal shows the page as it was left, where the browser keeps pages', async ({
  playwright,
}) => {
  const { CHROMIUM_PATH: executablePath = '' } = process.env;
  const browser = await playwright.chromium.launch({
    ...(executablePath && { executablePath }),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    // Chromium's headless shell keeps no pages, so compare with a page that nothing prevents from being kept.
    const other = await goBackFromPortal(await browser.newPage(), `${portalUrl}/register.php`);
    const ours = await goBackFromPortal(await browser.newPage(), `${siteUrl}/web-hosting`);
    expect(ours).toEqual({ isKept: other.isKept, reasons: [] });
  } finally {
    await browser.close();
  }
});
