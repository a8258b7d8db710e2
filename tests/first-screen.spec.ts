import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { pages } from '../src/content/pages.ts';
import { expectLaidOut } from './app-ready.ts';
import { openWithoutScript } from './held-requests.ts';
import { watchLayoutShift } from './layout-shift.ts';

const phone = { width: 412, height: 823 };

/** How many parts of the page are not laid out (`hidden`), or only when they come near (`auto`). */
function partsThatAre(page: Page, visibility: 'hidden' | 'auto'): Promise<number> {
  return page.evaluate(
    (wanted) =>
      [...document.querySelectorAll('*')].filter(
        (element) => getComputedStyle(element).contentVisibility === wanted,
      ).length,
    visibility,
  );
}

test('sections below the first screen are laid out after the first paint', async ({ page }) => {
  const letGo = await openWithoutScript(page, 'boot', '/');
  // Seven sections, the banners and the footer.
  expect(await partsThatAre(page, 'auto')).toBe(9);
  letGo();
  await expectLaidOut(page);
  expect(await partsThatAre(page, 'auto')).toBe(0);
});

test('on a phone without the boot script, the browser lays out the rest by itself', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await openWithoutScript(page, 'boot', '/');
  expect(await partsThatAre(page, 'hidden')).toBe(7);
  await expect.poll(() => partsThatAre(page, 'hidden')).toBe(0);
  expect(await partsThatAre(page, 'auto')).toBe(9);
});

for (const link of ['/#faq', '/#:~:text=New%20to%20hosting']) {
  test(`${link} opens with the whole page laid out`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openWithoutScript(page, 'boot', link);
    expect(await partsThatAre(page, 'hidden')).toBe(0);
    expect(await partsThatAre(page, 'auto')).toBe(0);
    await expect(page.locator('h2#faq')).toBeInViewport();
  });
}

test('on a phone the layout does not shift when the rest is laid out', async ({ page }) => {
  await page.setViewportSize(phone);
  const layoutShift = await watchLayoutShift(page);
  for (const path of ['/', '/web-hosting', '/blog-details', '/terms-of-service']) {
    await page.goto(path);
    await expectLaidOut(page);
    expect(await partsThatAre(page, 'hidden')).toBe(0);
    expect(await layoutShift(), path).toBe(0);
  }
});

for (const viewport of [
  { width: 360, height: 740 },
  { width: 479, height: 999 },
]) {
  test(`the first paint fills a screen of ${viewport.width} by ${viewport.height}`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.route('**/assets/boot-*.js', (route) => route.abort());
    for (const { path } of pages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const tops = await page.evaluate(() => {
        const { dataset } = document.documentElement;
        dataset['firstScreen'] = 'only';
        const hidden = [...document.querySelectorAll('*')].filter(
          (element) => getComputedStyle(element).contentVisibility === 'hidden',
        );
        delete dataset['firstScreen'];
        return hidden.map((element) => element.getBoundingClientRect().top);
      });
      if (path === '/') expect(tops).toHaveLength(7);
      const where = `${path}: a third section starts on the first screen; see src/styles/base.css`;
      expect(Math.min(...tops), where).toBeGreaterThan(viewport.height);
    }
  });
}
