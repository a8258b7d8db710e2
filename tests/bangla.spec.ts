import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { pageEntries as pages } from '../src/site/pageEntries.ts';
import {
  banglaWeights,
  banglaWords,
  changedWords,
  subsetToWords,
  wholeBanglaFont,
  wordsOfEdition,
} from '../pipeline/bangla-fonts.ts';
import { addressIn } from '../src/language/edition.ts';
import { expectAppReady } from './app-ready.ts';
import { builtHtml } from './built-page.ts';
import { withPortalFault } from './portal-fault.ts';
import { strayTexts } from './stray-texts.ts';

/* What only the Bangla edition can show; every-page.spec.ts reads each of its pages as it opens. */

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/bn${path}`);
  await expectAppReady(page);
  await expect(page.locator('main [data-waiting]')).toHaveCount(0);
}

test('a visitor orders a yearly plan in Bangla', async ({ page }) => {
  await open(page, '');
  await page.locator('main a[href="/bn/web-hosting"]').first().click();
  await page.locator('input[value="annually"]').first().check({ force: true });
  for (const button of await page.locator('main button[aria-expanded]:visible').all()) {
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  }
  expect(await strayTexts(page)).toEqual([]);
  await page.locator('article a[href*="billingcycle=annually"]').first().click();
  await expect(page.getByRole('definition').first()).toHaveText('1 GB Hosting');
});

test('results and hints of the domain search are in Bangla', async ({ page }) => {
  for (const typed of ['My Shop!', 'নকশি.বাংলা', 'shop২৪.com']) {
    await open(page, `/domain-search-result?domain=${encodeURIComponent(typed)}`);
    expect(await strayTexts(page)).toEqual([]);
  }
  await expect(page.getByRole('heading', { name: /^shop24\.com/ })).toBeVisible();
});

test('fields accept Bangla digits, and mistakes are explained in Bangla', async ({ page }) => {
  await open(page, '/custom-vps');
  const form = page.locator('#quote');
  const request = form.locator('textarea').last();
  const vcpu = form.getByRole('textbox', { name: 'vCPU' });
  await expect(vcpu).toHaveValue('৪');
  await vcpu.fill('১৬');
  await expect(request).toHaveValue(/vCPU: ১৬\n/);
  await vcpu.fill('32');
  await expect(request).toHaveValue(/vCPU: ৩২\n/);
  await vcpu.fill('৬৫');
  await vcpu.blur();
  await expect(form.getByRole('alert')).toBeVisible();
  expect(await strayTexts(page)).toEqual([]);

  await open(page, '/affiliates');
  const fields = page.locator('main input[type="text"]');
  await fields.first().fill('১,২০০');
  await fields.last().fill('৩');
  await expect(page.locator('output')).toContainText('৳১৮০');
  expect(await strayTexts(page)).toEqual([]);
});

test('when the portal fails, the messages are in Bangla', async ({ page }) => {
  for (const fault of ['status-500', 'down']) {
    await withPortalFault(page, fault);
    await page.goto('/bn/web-hosting');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await strayTexts(page)).toEqual([]);
  }
});

/* The fonts are subset to the words of the content files; facts and numbers are filled in later. */
test('the fonts can draw every word of the Bangla pages', async () => {
  const html = pages.map(({ path }) => builtHtml(addressIn('/bn', path))).join('\n');
  const words = new Set(banglaWords(html));
  expect(words.size).toBeGreaterThan(1000);
  const root = new URL('..', import.meta.url).pathname;
  for (const weight of banglaWeights) {
    const whole = await wholeBanglaFont(weight);
    const cut = await subsetToWords(whole, await wordsOfEdition(root));
    expect(changedWords(whole, cut, [...words])).toEqual([]);
  }
});
