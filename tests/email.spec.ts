import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { site } from '../src/site/site.ts';
import { portalUrl } from './addresses.ts';
import { openWithApp } from './app-ready.ts';
import records from '#content/words/mail-records.js';
import { pageWidth } from './page-width.ts';

/** The markup of the page's sections, without the text of its own heading. */
async function bodyMarkup(page: Page, path: string): Promise<string> {
  await openWithApp(page, path);
  return page.getByRole('main').evaluate((main) => {
    const copy = main.cloneNode(true) as HTMLElement;
    copy.querySelector('h1')?.replaceChildren();
    return copy.innerHTML;
  });
}

test('/google-workspace and /email-hosting have the same content under different titles', async ({
  page,
}) => {
  const workspace = await bodyMarkup(page, '/google-workspace');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Google Workspace');
  await expect(page).toHaveTitle(`${site.brand} | Google Workspace`);

  const emailHosting = await bodyMarkup(page, '/email-hosting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business Email Hosting');
  await expect(page).toHaveTitle(`${site.brand} | Business Email Hosting`);

  expect(emailHosting).toBe(workspace);
});

test('/email-hosting names /google-workspace as its canonical page', async ({ page }) => {
  await page.goto('/email-hosting');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${site.url}/google-workspace`,
  );
});

for (const path of ['/google-workspace', '/email-hosting']) {
  test(`${path}: every Get Started button leads to the portal’s store`, async ({ page }) => {
    await page.goto(path);
    const buttons = page.getByRole('main').getByRole('link', { name: 'Get Started' });
    await expect(buttons).toHaveCount(2);
    for (const button of await buttons.all()) {
      await expect(button).toHaveAttribute('href', `${portalUrl}/store/google-workspace`);
    }
  });
}

test('/titan-email: every Get Started button leads to support', async ({ page }) => {
  await page.goto('/titan-email');
  const buttons = page.getByRole('main').getByRole('link', { name: 'Get Started' });
  await expect(buttons).toHaveCount(2);
  for (const button of await buttons.all()) {
    await expect(button).toHaveAttribute('href', '/contact-us');
  }
  await buttons.first().click();
  await expect(page).toHaveURL('/contact-us');
});

test('/titan-email lists the DNS records in a table', async ({ page }) => {
  await page.goto('/titan-email');
  const table = page.getByRole('table', { name: records.caption });
  await expect(table.getByRole('rowheader')).toHaveText([
    /Verification/,
    /Mail exchange/,
    /SPF/,
    /DKIM/,
    /DMARC/,
  ]);
});

for (const path of ['/google-workspace', '/titan-email']) {
  test(`${path} does not scroll sideways at 320, 768 and 2560 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 768, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await pageWidth(page)).toBe(width);
    }
  });
}
