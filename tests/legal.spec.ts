import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openWithApp } from './app-ready.ts';
import { pageWidth } from './page-width.ts';
import legal from '#content/words/legal.js';
import prose from '#content/words/prose.js';
import { site } from '../src/site/site.ts';
import { siteCopy } from '../src/site/siteCopy.ts';

/** The distance between the header's bottom edge and an element, in px. */
function belowHeader(page: Page, id: string): Promise<number> {
  return page.evaluate((targetId) => {
    const header = document.querySelector('header');
    const target = document.getElementById(targetId);
    if (!header || !target) throw new Error(`#${targetId} is missing`);
    return target.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
  }, id);
}

async function expectInView(page: Page, id: string): Promise<void> {
  await expect.poll(() => belowHeader(page, id)).toBeGreaterThanOrEqual(0);
  expect(await belowHeader(page, id)).toBeLessThan(100);
}

test('a link from elsewhere to a section scrolls to it, below the header', async ({ page }) => {
  await openWithApp(page, '/terms-of-service#domain-names');
  await expectInView(page, 'domain-names');
});

test('the table of contents works after following a link, and Back returns to each place', async ({
  page,
}) => {
  await openWithApp(page, '/refund-policy');
  await page
    .getByRole('list', { name: legal.others })
    .getByRole('link', { name: 'Terms of Service' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  const contents = page.getByRole('navigation', { name: prose.contents });
  await contents.getByRole('link', { name: 'Late payment' }).click();
  await expectInView(page, 'late-payment');
  await contents.getByRole('link', { name: 'Reliability' }).click();
  await expectInView(page, 'reliability');
  const current = contents.locator('[aria-current]');
  await expect(current).toHaveText('Reliability');
  await page.goBack();
  await expectInView(page, 'late-payment');
  await page.goBack();
  await expect(page).toHaveURL(/terms-of-service$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the table of contents is open beside the text on a wide screen', async ({ page }) => {
    await page.goto('/privacy-policy');
    const contents = page.getByRole('navigation', { name: prose.contents });
    await expect(contents.getByRole('link', { name: 'Children' })).toBeVisible();
    const [left, right] = await Promise.all([
      contents.boundingBox(),
      page.locator('main h2').first().boundingBox(),
    ]);
    if (!left || !right) throw new Error('the table of contents or the text is not visible');
    expect(left.x + left.width).toBeLessThan(right.x);
  });

  test('the table of contents opens on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/privacy-policy');
    const link = page.locator('main nav').getByRole('link', { name: 'Children' });
    await expect(link).toBeHidden();
    await page.locator('main summary').click();
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/#children$/);
  });
});

test('a wide table scrolls sideways with the arrow keys on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/privacy-policy');
  const region = page.getByRole('region', { name: 'The data you give us and why we need it' });
  const { inner, outer } = await region.evaluate((box) => ({
    inner: box.scrollWidth,
    outer: box.clientWidth,
  }));
  expect(inner).toBeGreaterThan(outer);
  expect(await pageWidth(page)).toBe(360);
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
});

test('printing leaves out navigation and buttons, and shows link addresses', async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main time')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(site.licenceNumber ?? '');
  for (const clutter of [
    page.getByRole('navigation'),
    page.getByRole('button'),
    page.getByRole('banner').getByRole('link', { name: siteCopy.layout.logIn }),
    page.getByRole('link', { name: prose.linkTo }),
  ]) {
    expect(await clutter.filter({ visible: true }).count()).toBe(0);
  }
  const printed = await page
    .locator('main p a[href="/privacy-policy"]')
    .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed).toBe(`" (${site.url}/privacy-policy)"`);
});
