import planCards from '#content/words/plan-cards.js';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { openWithApp } from '../app-ready.ts';
import { pageEntries as pages } from '../../src/site/pageEntries.ts';
import { siteCopy } from '../../src/site/siteCopy.ts';
import { holdRequests } from '../held-requests.ts';
import { shownListPrice, shownLivePrice } from '../prices.ts';
import { collectErrors, expectNoNonsense, expectReadable } from './page-health.ts';
import { blockStorage } from './old-browser.ts';

const themeSheet = (page: Page) => page.locator('#theme-stylesheet');

test('with storage blocked and cookies off, a visitor can choose a theme and order a plan', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page);
  await page.addInitScript(blockStorage);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await openWithApp(page, '/');
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false);
  await page.getByRole('button', { name: siteCopy.layout.themePanel.open }).click();
  await page.locator('[data-theme-choice="theme-1"]').click();
  await expect(themeSheet(page)).toHaveAttribute('href', /theme-1\.min\.css$/);
  await page.getByRole('main').getByRole('link', { name: 'View Pricing' }).click();
  await expect(page).toHaveURL('/web-hosting');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expect(page.getByRole('article').first()).toContainText(shownLivePrice(52, 'annually'));
  await expect(themeSheet(page)).toHaveAttribute('href', /theme-1\.min\.css$/);
  await page.getByRole('article').first().getByRole('link', { name: 'Purchase Now' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('1 GB Hosting');
  expect(errors).toEqual([]);
});

test('without scripts, every page that waits for prices eventually shows its content', async ({
  page,
  request,
}) => {
  const errors = collectErrors(page);
  await page.route('**/*.js', (route) => route.abort());
  const waiting: string[] = [];
  for (const { path } of pages) {
    // no-script.spec.ts covers all other pages.
    if ((await (await request.get(path)).text()).includes('data-waiting')) waiting.push(path);
  }
  expect(waiting).toContain('/vps');
  for (const path of waiting) {
    await test.step(path, async () => {
      await page.goto(path);
      // On a busy machine the waits may begin a moment after the page has loaded.
      await expect.poll(() => finishWaits(page)).toBeGreaterThan(0);
      await expectReadable(page);
      await expectNoNonsense(page);
    });
  }
  expect(errors).toEqual([]);
});

/** Ends the waits of a page for its script that have begun; returns how many. */
function finishWaits(page: Page): Promise<number> {
  return page.evaluate(() => {
    const waits = document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getTiming().delay) >= 10_000);
    for (const wait of waits) wait.finish();
    return waits.length;
  });
}

/** Ends waits until some content is shown: a section's wait begins when the browser lays it out. */
async function finishWaitsUntilShown(page: Page, content: Locator): Promise<void> {
  await expect(async () => {
    await finishWaits(page);
    await expect(content).toBeVisible({ timeout: 200 });
  }).toPass();
}

test.describe('when scripts fail to load', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`plans eventually show list prices (prefers-reduced-motion: ${reducedMotion})`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/web-hosting');
      const main = page.getByRole('main');
      const card = main.getByRole('article', { name: '5 GB Hosting' });
      await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
      await expect(card.getByText(shownListPrice(53))).toBeHidden();
      await finishWaitsUntilShown(page, card.getByText(shownListPrice(53)));
      await expect(card.getByText(planCards.listPrice, { exact: true })).toBeVisible();
      const order = main.getByRole('article').getByRole('link', { name: planCards.contact.label });
      await expect(order).toHaveCount(3);
      await order.nth(1).click();
      await expect(page).toHaveURL('/contact-us');
    });
  }

  test('price tables show list prices, and the domain search still posts', async ({ page }) => {
    await page.goto('/pricing-default');
    await finishWaitsUntilShown(page, page.getByText(planCards.noScript.text));
    await finishWaitsUntilShown(page, page.getByText(shownListPrice(34)).first());
    await page.goto('/domain-registration');
    await page.getByRole('textbox', { name: 'Domain name' }).fill('kantha.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('definition')).toHaveText(['kantha.com']);
  });
});

test.describe('while the script is still loading', () => {
  let release = () => {};
  test.beforeEach(async ({ page }) => {
    release = await holdRequests(page, '**/assets/entry-client-*.js');
  });

  test('a billing cycle can be chosen', async ({ page }) => {
    await page.goto('/web-hosting', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'Yearly' }).check();
    release();
    await expect(page.getByRole('article').first()).toContainText(shownLivePrice(52, 'annually'));
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  });
});
