import company from '#content/words/company.js';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { siteCopy } from '../src/site/siteCopy.ts';
import { site } from '../src/site/site.ts';
import { portalUrl } from './addresses.ts';
import { digits, phone } from '../src/language/inWords.ts';
import { withBase } from '../src/language/edition.ts';
import { openWithApp } from './app-ready.ts';
import { builtPage } from './built-page.ts';
import { everyLanguage } from './every-language.ts';

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

  test('opens the portal’s login in a new tab', everyLanguage, async ({ page }) => {
    await openWithApp(page, '/');
    const link = page
      .getByRole('banner')
      .getByRole('link', { name: siteCopy.layout.logIn })
      .first();
    await expect(link).toHaveAttribute('href', `${portalUrl}/login`);
    await expect(link).toHaveAttribute('target', '_blank');
  });
});

for (const path of ['/', '/thank-you', '/sign-up', '/password-reset', '/contact-us']) {
  test(`every login link of ${path} opens in a new tab`, async ({ page }) => {
    await page.goto(path);
    const links = page.locator(`a[href="${portalUrl}/login"]`);
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) await expect(link).toHaveAttribute('target', '_blank');
  });
}

test('one link is spelled /Domain-Reseller, and the chat is a messenger link', async ({ page }) => {
  await openWithApp(page, '/contact-us');
  await expect(page.locator('a[href="/Domain-Reseller"]')).toHaveCount(1);
  await expect(page.locator(`main a[href="${site.chatUrl}"]`).first()).toBeVisible();
  await page.getByRole('contentinfo').locator('a[href="/Domain-Reseller"]').click();
  await expect(page).toHaveURL(/\/domain-reseller$/i);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('breadcrumbs', () => {
  const trail = (page: Page) => page.getByRole('navigation', { name: siteCopy.layout.breadcrumbs });

  test(
    'lead from home to the page, and update when the visitor navigates',
    everyLanguage,
    async ({ page }) => {
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
      await expect(page).toHaveURL(withBase('/'));
      await expect(trail(page)).toHaveCount(0);
    },
  );

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

test('menus list pages in the order of the specification', async ({ page }) => {
  await page.goto('/about-us');
  const addresses = (menu: string) =>
    page
      .locator(`#menu-${menu} a[href^="/"]`)
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect((await addresses('hosting')).slice(0, 4)).toEqual([
    '/web-hosting',
    '/wordpress-hosting',
    '/premium-hosting',
    '/reseller-hosting',
  ]);
  expect(await addresses('vps')).toEqual([
    '/vps',
    '/cpanel-vps',
    '/whm-cpanel-vps',
    '/custom-vps',
    '/vps-pricing',
  ]);
  expect(await addresses('pricing')).toEqual([
    '/pricing-default',
    '/reseller-hosting',
    '/web-hosting',
    '/pricing-windows-hosting',
    '/pricing-comparision',
    '/pricing-specifications',
    '/vps-pricing',
  ]);
});

test('the promo is left out where the page makes the same offer', async ({ page }) => {
  const offer = siteCopy.layout.banners.promo?.offer ?? '';
  await page.goto('/about-us');
  await expect(page.getByRole('complementary').getByText(offer)).toBeVisible();
  await page.goto('/offer-single-page');
  await expect(page.getByText(offer)).toHaveCount(1);
});

test.describe('mega menus', () => {
  test('are 715 px wide with a promotion, otherwise 660 px', everyLanguage, async ({ page }) => {
    await openWithApp(page, '/about-us');
    const widths = new Set<number>();
    for (const menu of siteCopy.navigation.menus) {
      const button = page.getByRole('button', { name: menu.label, exact: true });
      const panel = page.locator(`#menu-${menu.id}`);
      await button.hover();
      await expect(panel).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).toHaveAttribute('aria-controls', `menu-${menu.id}`);
      const box = await panel.boundingBox();
      expect(box?.width).toBe(menu.promo ? 715 : 660);
      widths.add(box?.width ?? 0);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
    }
    expect(widths.size).toBe(2);
    await page.mouse.move(640, 790);
    await expect(page.locator('#menu-more')).toBeHidden();
  });

  test('show their icons as soon as they are open', async ({ page }) => {
    await openWithApp(page, '/about-us');
    const icons = page.locator('#menu-vps use');
    await expect(icons).toHaveCount(0);
    await page.getByRole('button', { name: 'VPS', exact: true }).hover();
    await expect(icons).toHaveCount(await page.locator('#menu-vps a').count());
    for (const icon of await icons.all()) {
      expect(await icon.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0);
    }
  });

  for (const key of ['Enter', 'Space']) {
    test(
      `open with ${key}, close with Escape and return the focus`,
      everyLanguage,
      async ({ page }) => {
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
      },
    );
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

  test('close when a link is followed', everyLanguage, async ({ page }) => {
    await openWithApp(page, '/about-us');
    await page.getByRole('button', { name: menuLabel('hosting'), exact: true }).hover();
    await page
      .locator('#menu-hosting')
      .getByRole('link', { name: labelOf('/reseller-hosting') })
      .click();
    await expect(page).toHaveURL(withBase('/reseller-hosting'));
    await expect(page.locator('#menu-hosting')).toBeHidden();
  });

  test('mark new pages with a badge', async ({ page }) => {
    await openWithApp(page, '/about-us');
    await page.getByRole('button', { name: 'Pricing', exact: true }).hover();
    const link = page.locator('#menu-pricing').getByRole('link', { name: /Pricing Comparison/ });
    await expect(link).toContainText('New');
    await expect(link).toHaveAttribute('href', '/pricing-comparision');
  });
});

test.describe('footer, banners and skip link', () => {
  test(
    'the footer shows licence, copyright, address, contact and social links',
    everyLanguage,
    async ({ page }) => {
      await openWithApp(page, '/');
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText(digits(site.licenceNumber));
      await expect(footer).toContainText(`© ${digits(site.copyrightYear ?? '')}`);
      await expect(footer).toContainText(company.city);
      await expect(footer.getByRole('link', { name: site.supportEmail })).toHaveAttribute(
        'href',
        `mailto:${site.supportEmail}`,
      );
      await expect(footer.getByRole('link', { name: phone(site.supportPhone) })).toHaveAttribute(
        'href',
        `tel:${site.supportPhone.replaceAll(/[ -]/g, '')}`,
      );
      for (const { name, url } of site.socials) {
        await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', url);
      }
      await expect(footer.locator(`a[href="${withBase('/vps-hosting')}"]`)).toHaveCount(1);
      await expect(footer.locator(`a[href="${site.blogUrl}"]`)).toHaveCount(1);
    },
  );

  test('the banners promote the discount, free SSL and support', async ({ page }) => {
    await openWithApp(page, '/');
    await expect(
      page.getByRole('link', { name: 'Get 25% Discount Start Now', exact: true }),
    ).toBeVisible();
    const banners = page.getByRole('complementary', {
      name: siteCopy.layout.banners.promo?.offer ?? '',
    });
    await expect(banners).toContainText('Free SSL with every hosting package');
    await expect(banners).toContainText('Expert support by live chat, email and ticket');
    await expect(banners.getByRole('link', { name: site.supportPhone })).toBeVisible();
    await expect(banners.getByRole('link', { name: site.supportEmail })).toBeVisible();
  });

  test('the skip link moves the focus to the content', everyLanguage, async ({ page }) => {
    await openWithApp(page, '/about-us');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: siteCopy.layout.skipLink });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});
