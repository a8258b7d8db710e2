import { expect, test } from '@playwright/test';
import { siteCopy } from '../src/site/siteCopy.ts';
import { site } from '../src/site/site.ts';

test('the cover fills the screen, and its footer has social icons only', async ({ page }) => {
  await page.goto('/cover-page');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link')).toHaveCount(site.socials.length);
  for (const { name, url } of site.socials) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', url);
  }
  expect((await footer.innerText()).trim()).toBe('');
  const heights = await page.evaluate(() => ({
    page: document.documentElement.scrollHeight,
    screen: window.innerHeight,
  }));
  expect(heights.page).toBe(heights.screen);
});

test('the offer pages promise no discount that live prices could contradict, and the banner keeps its offer', async ({
  browser,
}) => {
  const { offer = '', action } = siteCopy.layout.banners.promo ?? {};
  expect(`${offer} ${action?.label ?? ''}`).toBe('Get 25% Discount Start Now');
  // Without JavaScript there are no live prices, so every percentage is one of our own claims.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/offer-single-page', '/home-black-friday-sale']) {
    await page.goto(path);
    const main = page.getByRole('main');
    expect(await main.innerText()).not.toMatch(/\d ?%/);
    await expect(main.getByRole('link', { name: action?.label ?? '' })).toBeVisible();
    await expect(page.getByRole('link', { name: `${offer} ${action?.label ?? ''}` })).toBeVisible();
  }
  await context.close();
});
