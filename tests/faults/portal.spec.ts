import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { openWithApp } from '../app-ready.ts';
import { pages } from '../../src/content/pages.ts';
import { portalUrl } from '../addresses.ts';
import { withPortalFault } from '../portal-fault.ts';
import { expectReadable, expectSense, watchComplaints } from './calm.ts';

/*
 * The portal's faults on every kind of page. What the plan pages say of each fault, word for word,
 * stands in plan-pages.spec.ts, and for the home page in home.spec.ts.
 */

async function expectCalm(page: Page): Promise<void> {
  await expectReadable(page);
  await expectSense(page);
}

async function openCalmly(page: Page, path: string): Promise<void> {
  await openWithApp(page, path);
  await expectCalm(page);
}

/** Goes on inside the app, which is what most visits are, and far quicker than a load. */
async function goOn(page: Page, path: string, title: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page).toHaveTitle(title);
}

/* The two that differ most: nothing comes, and what comes is meant to harm. */
for (const fault of ['down', 'hostile']) {
  test(`${fault}: a walk through all pages stays calm`, async ({ page }) => {
    test.setTimeout(90_000);
    const complaints = watchComplaints(page);
    await withPortalFault(page, fault);
    await openCalmly(page, '/about-us');
    for (const { path, title } of pages) {
      await test.step(path, async () => {
        await goOn(page, path, `Nokshi Host | ${title}`);
        await expectCalm(page);
        expect(complaints).toEqual([]);
      });
    }
  });
}

/** Pages that load with a fault, one of each kind that other tests do not go through. */
const kinds = ['/', '/offer-single-page', '/domain-registration', '/domain-search-result?domain=x'];

for (const path of kinds) {
  test(`${path} opens calmly on whatever fault`, async ({ page }) => {
    const complaints = watchComplaints(page);
    for (const fault of ['status-429', 'cut', 'html', 'wrong-types', 'no-cors']) {
      await test.step(fault, async () => {
        await withPortalFault(page, fault);
        await openCalmly(page, path);
        expect(complaints).toEqual([]);
      });
    }
  });
}

/* Pages whose prices are the site's own. */
for (const [path, price, button, target] of [
  ['/vps-pricing', '$3.95', 'Order Now', '/login'],
  ['/domain-reseller', '$12.50', 'Sign up as a reseller', `${portalUrl}/register.php?reseller=1`],
] as const) {
  test(`${path} needs no portal for its prices`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/setu/api/')) calls.push(request.url());
    });
    await withPortalFault(page, 'down');
    await openCalmly(page, path);
    const main = page.getByRole('main');
    await expect(main.getByText(price).first()).toBeVisible();
    await expect(main.getByRole('link', { name: button }).first()).toHaveAttribute('href', target);
    expect(calls).toEqual([]);
  });
}

test('with the portal’s prices gone, each way into it is still there', async ({ page }) => {
  await withPortalFault(page, 'down');
  await openCalmly(page, '/');
  await expect(page.getByRole('alert')).toHaveText('Error loading prices: Failed to fetch');
  const tiles = page.getByRole('list', { name: /^Endings/ }).getByRole('link');
  await expect(tiles).toHaveText([/৳1,499$/, /xyz$/, /৳199$/, /৳549$/]);
  for (const tile of await tiles.all()) {
    await expect(tile).toHaveAttribute('href', `${portalUrl}/cart.php?a=add&domain=register`);
  }
  await page.getByRole('textbox', { name: 'Domain name' }).fill('kantha.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('definition')).toHaveText(['kantha.com']);
});
