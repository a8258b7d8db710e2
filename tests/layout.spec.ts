import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { siteCopy } from '../src/site/siteCopy.ts';
import { openWithApp } from './app-ready.ts';
import { builtPage } from './built-page.ts';

/** What menus and breadcrumbs call a page. */
function labelOf(path: string): string {
  return siteCopy.pages.find((page) => page.path === path)?.label ?? '';
}

/** The name of a menu in the header. */
function menuLabel(id: string): string {
  return siteCopy.navigation.menus.find((one) => one.id === id)?.label ?? '';
}

test.describe('the header', () => {
  test('sticks once scrolled past half its height, and releases at the top', async ({ page }) => {
    await openWithApp(page, '/about-us');
    const header = page.getByRole('banner');
    await expect(header).toHaveAttribute('data-affixed', 'false');
    const half = await header.evaluate((element) => (element as HTMLElement).offsetHeight / 2);
    await page.evaluate((top) => window.scrollTo(0, top), Math.floor(half));
    await page.waitForTimeout(150);
    await expect(header).toHaveAttribute('data-affixed', 'false');
    await page.evaluate((top) => window.scrollTo(0, top), Math.ceil(half) + 1);
    await expect(header).toHaveAttribute('data-affixed', 'true');
    await expect(header).toHaveCSS('position', 'fixed');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(header).toHaveAttribute('data-affixed', 'false');
  });
});

// The narrowest screen with the row of menus.
for (const path of ['/about-us', '/bn/about-us']) {
  test(`the header of ${path} fits at 1080 px, its button on one line`, async ({ page }) => {
    await page.setViewportSize({ width: 1080, height: 700 });
    await page.goto(path);
    const button = page.getByRole('banner').getByRole('link').last();
    await expect(button).toBeInViewport({ ratio: 1 });
    expect((await button.boundingBox())?.height).toBeLessThan(60);
  });
}

test.describe('breadcrumbs', () => {
  const trail = (page: Page) => page.getByRole('navigation', { name: siteCopy.layout.breadcrumbs });

  test('lead from home to the page, and update when the visitor navigates', async ({ page }) => {
    await openWithApp(page, '/premium-hosting');
    const home = labelOf('/');
    const premium = labelOf('/premium-hosting');
    const about = labelOf('/about-us');
    await expect(trail(page).getByRole('listitem')).toHaveText([
      home,
      menuLabel('hosting'),
      premium,
    ]);
    await expect(trail(page).locator('[aria-current="page"]')).toHaveText(premium);
    await page.getByRole('contentinfo').getByRole('link', { name: about }).click();
    await expect(trail(page).getByRole('listitem')).toHaveText([home, /\S/, about]);
    await trail(page).getByRole('link', { name: home }).click();
    await expect(page).toHaveURL('/');
    await expect(trail(page)).toHaveCount(0);
  });

  test('are on inner pages, not on home pages, and match the structured data', () => {
    const without: string[] = [];
    for (const { path } of siteCopy.pages) {
      const html = builtPage(path);
      // An area without a page of its own is shown, but isn't a link.
      const crumbs = html.querySelectorAll(
        `nav[aria-label="${siteCopy.layout.breadcrumbs}"] :is(a, [aria-current])`,
      );
      if (crumbs.length === 0) {
        without.push(path);
        continue;
      }
      const data = html.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
      const { '@graph': things } = JSON.parse(data) as {
        '@graph': { '@type': string; itemListElement: { name: string }[] }[];
      };
      const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
      const names = list?.itemListElement.map(({ name }) => name);
      expect(names, path).toEqual([...crumbs].map(({ textContent }) => textContent));
    }
    expect(without.filter((path) => path !== '/' && !path.startsWith('/home-'))).toEqual([
      '/offer-single-page',
      '/cover-page',
      '/coming-soon',
      '/thank-you',
      '/404',
    ]);
  });
});

test('the promo is left out where the page makes the same offer', async ({ page }) => {
  const offer = siteCopy.layout.banners.promo?.offer ?? '';
  await page.goto('/about-us');
  await expect(page.getByRole('complementary').getByText(offer)).toBeVisible();
  await page.goto('/offer-single-page');
  await expect(page.getByText(offer)).toHaveCount(1);
});

test.describe('mega menus', () => {
  test('show their icons as soon as they are open', async ({ page }) => {
    await openWithApp(page, '/about-us');
    const icons = page.locator('#menu-vps use');
    await expect(icons).toHaveCount(0);
    await page.getByRole('button', { name: 'VPS', exact: true }).hover();
    await expect(icons).toHaveCount(await page.locator('#menu-vps a').count());
    for (const icon of await icons.all()) {
      await expect
        .poll(() => icon.evaluate((use: SVGUseElement) => use.getBBox().width))
        .toBeGreaterThan(0);
    }
  });

  for (const key of ['Enter', 'Space']) {
    test(`open with ${key}, close with Escape and return the focus`, async ({ page }) => {
      await openWithApp(page, '/about-us');
      const button = page.getByRole('button', { name: menuLabel('vps'), exact: true });
      await button.focus();
      await page.keyboard.press(key);
      await expect(page.locator('#menu-vps')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.locator('#menu-vps a').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator('#menu-vps')).toBeHidden();
      await expect(button).toBeFocused();
    });
  }

  test('open and close one at a time, and close when the focus leaves', async ({ page }) => {
    await openWithApp(page, '/about-us');
    const press = async (name: string) => {
      const button = page.getByRole('button', { name, exact: true });
      await button.focus();
      await page.keyboard.press('Enter');
    };
    await press('Hosting');
    await expect(page.locator('#menu-hosting')).toBeVisible();
    await press('Email');
    await expect(page.locator('#menu-hosting')).toBeHidden();
    await expect(page.locator('#menu-email')).toBeVisible();
    await press('Email');
    await expect(page.locator('#menu-email')).toBeHidden();
    await press('Email');
    await page.locator('#menu-email a').last().focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('#menu-email')).toBeHidden();
  });

  test('stay open on a click after hovering, and close on the next', async ({ page }) => {
    await openWithApp(page, '/about-us');
    const button = page.getByRole('button', { name: 'Dedicated', exact: true });
    await button.hover();
    await expect(page.locator('#menu-dedicated')).toBeVisible();
    await button.click();
    await expect(page.locator('#menu-dedicated')).toBeVisible();
    await button.click();
    await expect(page.locator('#menu-dedicated')).toBeHidden();
  });

  test('close when a link is followed', async ({ page }) => {
    await openWithApp(page, '/about-us');
    await page.getByRole('button', { name: menuLabel('hosting'), exact: true }).hover();
    await page
      .locator('#menu-hosting')
      .getByRole('link', { name: labelOf('/reseller-hosting') })
      .click();
    await expect(page).toHaveURL('/reseller-hosting');
    await expect(page.locator('#menu-hosting')).toBeHidden();
  });
});

test.describe('footer, banners and skip link', () => {
  test('the skip link moves the focus to the content', async ({ page }) => {
    await openWithApp(page, '/about-us');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: siteCopy.layout.skipLink });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});
