import { expect, test } from './test.ts';
import { openWithApp } from './app-ready.ts';
import { siteCopy } from '../src/site/siteCopy.ts';
import { site } from '../src/site/site.ts';
import { portalUrl } from './addresses.ts';
import { sectionOf } from './copy.ts';
import { navigateInApp } from './navigate-in-app.ts';

for (const [path, status] of [
  ['/404', 404],
  ['/no/such-page.html', 404],
] as const) {
  test(`${path} shows the not-found page with status ${status}`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(status);
    const main = page.getByRole('main');
    await expect(main.getByText('4 ? 4', { exact: true })).toBeVisible();
    await expect(
      main.getByRole('heading', { level: 1, name: 'This page does not exist!' }),
    ).toBeVisible();
    await expect(main.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(main.getByRole('link', { name: 'Support', exact: true })).toHaveAttribute(
      'href',
      '/contact-us',
    );
  });
}

test('an unknown address inside the app shows the not-found page, and Home leads to the home page', async ({
  page,
}) => {
  await openWithApp(page, '/thank-you');
  await navigateInApp(page, '/gone');
  await expect(page.getByText('This page does not exist!')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveURL('/');
});

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

for (const { path, copy, portalPath } of [
  { path: '/sign-up', copy: sectionOf('/sign-up', 'portalIntro'), portalPath: '/register.php' },
  {
    path: '/password-reset',
    copy: sectionOf('/password-reset', 'portalIntro'),
    portalPath: '/password/reset',
  },
]) {
  test(`${path} has no form and links to the portal`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('input, textarea, form')).toHaveCount(0);
    const main = page.getByRole('main');
    const link = main.getByRole('link', { name: copy.actions[0]?.label ?? '' });
    await expect(link).toHaveAttribute('href', portalUrl + portalPath);
    await expect(main.locator(`a[href="${portalUrl}/login"]`)).toHaveCount(1);
    await link.click();
    await expect(page.getByText(/sandbox/i).first()).toBeVisible();
  });
}

test('the thank-you page shows support hours and links to the portal and the refund policy', async ({
  page,
}) => {
  await page.goto('/thank-you');
  const main = page.getByRole('main');
  const { times } = sectionOf('/contact-us', 'contactHero');
  await expect(main.getByText(times)).toBeVisible();
  await expect(main.locator(`a[href="${portalUrl}/login"]`)).toBeVisible();
  await expect(main.locator('a[href="/refund-policy"]')).toBeVisible();
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
