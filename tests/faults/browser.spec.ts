import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openWithApp } from '../app-ready.ts';
import { pages } from '../../src/content/pages.ts';
import { expectReadable, expectSense, watchComplaints } from './calm.ts';
import { blockStorage } from './old-browser.ts';

const themeSheet = (page: Page) => page.locator('#theme-stylesheet');

test('with storage blocked and cookies off the visit is the same, only not remembered', async ({
  page,
  context,
}) => {
  const complaints = watchComplaints(page);
  await page.addInitScript(blockStorage);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await openWithApp(page, '/');
  expect(await page.evaluate(() => navigator.cookieEnabled)).toBe(false);
  await page.getByRole('button', { name: 'Choose a theme' }).click();
  await page.locator('[data-theme-choice="theme-1"]').click();
  await expect(themeSheet(page)).toHaveAttribute('href', /theme-1\.min\.css$/);
  await page.getByRole('main').getByRole('link', { name: 'View Pricing' }).click();
  await expect(page).toHaveURL('/web-hosting');
  await page.getByRole('radio', { name: 'Yearly' }).check();
  await expect(page.getByRole('article').first()).toContainText('৳800/yr');
  await expect(themeSheet(page)).toHaveAttribute('href', /theme-1\.min\.css$/);
  await page.getByRole('article').first().getByRole('link', { name: 'Purchase Now' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('1 GB Hosting');
  expect(complaints).toEqual([]);
});

test('without its fonts every kind of page reads and fits', async ({ page }) => {
  const complaints = watchComplaints(page);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of [
    '/',
    '/web-hosting',
    '/pricing-default',
    '/vps-pricing',
    '/domain-reseller',
  ]) {
    await test.step(path, async () => {
      await openWithApp(page, path);
      await expectReadable(page);
      await expectSense(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
  expect(complaints).toEqual([]);
});

test('without its script every page that waits for prices reads in the end', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const complaints = watchComplaints(page);
  await page.route('**/*.js', (route) => route.abort());
  const waiting: string[] = [];
  for (const { path } of pages) {
    // The others are the same as in a browser without JavaScript, which has a test of its own.
    if ((await (await request.get(path)).text()).includes('data-waiting')) waiting.push(path);
  }
  expect(waiting).toContain('/vps');
  for (const path of waiting) {
    await test.step(path, async () => {
      await page.goto(path);
      await waitInVain(page);
      await expectReadable(page);
      await expectSense(page);
    });
  }
  expect(complaints).toEqual([]);
});

/** Lets the time pass after which a page no longer waits for its script. */
async function waitInVain(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number(animation.effect?.getTiming().delay) >= 10_000) animation.finish();
    }
  });
}

test.describe('where scripts fail to load', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`plans show their list prices in the end, motion: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/web-hosting');
      await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
      await expect(page.getByText('5 GB Hosting', { exact: true })).toBeHidden();
      await waitInVain(page);
      const main = page.getByRole('main');
      await expect(main.getByText('5 GB Hosting', { exact: true })).toBeVisible();
      await expect(main.getByText('৳500/mo')).toBeVisible();
      await expect(main.getByText('List price')).toHaveCount(3);
      const order = main.getByRole('link', { name: 'Contact Us to Order' });
      await expect(order).toHaveCount(3);
      await order.nth(1).click();
      await expect(page).toHaveURL('/contact-us');
    });
  }

  test('the home page says that its prices are list prices', async ({ page }) => {
    await page.goto('/');
    await waitInVain(page);
    await expect(page.getByText('These are our list prices.')).toBeVisible();
    const card = page.getByRole('article').filter({ hasText: 'Web Hosting' }).first();
    await expect(card).toContainText('৳100/mo');
    await card.getByRole('link', { name: 'Get Started Now' }).click();
    await expect(page).toHaveURL('/web-hosting');
  });

  test('the search still posts, and price tables say what they show', async ({ page }) => {
    await page.goto('/pricing-default');
    await waitInVain(page);
    await expect(page.getByText('Below are the list prices')).toBeVisible();
    await expect(page.getByText('৳1,500/mo').first()).toBeVisible();
    await page.goto('/domain-registration');
    await page.getByRole('textbox', { name: 'Domain name' }).fill('kantha.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('definition')).toHaveText(['kantha.com']);
  });
});

test.describe('while the script is still on its way', () => {
  let arrive = () => {};
  test.beforeEach(async ({ page }) => {
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/entry-client-*.js', async (route) => {
      await held;
      await route.continue();
    });
  });

  test('a cycle that is chosen counts', async ({ page }) => {
    await page.goto('/web-hosting', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'Yearly' }).check();
    arrive();
    await expect(page.getByRole('article').first()).toContainText('৳800/yr');
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
  });

  test('what is typed stays', async ({ page }) => {
    await page.goto('/domain-search-result?domain=first', { waitUntil: 'commit' });
    const field = page.getByRole('textbox', { name: 'Domain name' });
    await field.fill('second');
    arrive();
    await expect(page.getByRole('heading', { name: 'first', exact: true })).toBeVisible();
    await expect(field).toHaveValue('second');
    await expect(field).toBeFocused();
  });
});
