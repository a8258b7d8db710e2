import planCards from '#content/words/plan-cards.js';
import { expect, test } from './test.ts';
import { openWithApp } from './app-ready.ts';
import { everyLanguage } from './every-language.ts';
import { shownListPrice } from './prices.ts';
import { site } from '../src/site/site.ts';
import { withBase } from '../src/language/edition.ts';

const hostingTabs = ['/web-hosting', '/premium-hosting', '/wordpress-hosting', '/reseller-hosting'];
const vpsTabs = ['/vps', '/whm-cpanel-vps', '/custom-vps'];
const dedicatedTabs = [
  '/dedicated-server',
  '/whm-cpanel-dedicated-server',
  '/custom-dedicated-server',
];

/** The placeholder pages of the specification, and the one for Windows, each with its tabs. */
const placeholders: readonly (readonly [path: string, tabs: readonly string[]])[] = [
  ['/wordpress-hosting', hostingTabs],
  ['/whm-cpanel-vps', vpsTabs],
  ['/cpanel-vps', vpsTabs],
  ['/custom-vps', vpsTabs],
  ['/whm-cpanel-dedicated-server', dedicatedTabs],
  ['/custom-dedicated-server', dedicatedTabs],
  ['/pricing-windows-hosting', []],
];

for (const [path, tabs] of placeholders) {
  test.describe(path, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(path);
    });

    test('thanks visitors for their interest and offers chat, phone and e-mail', async ({
      page,
    }) => {
      const screen = page.getByRole('region', { name: 'Thank You for Your Interest!' });
      await expect(
        screen.getByRole('heading', { name: 'Thank You for Your Interest!', exact: true }),
      ).toBeVisible();
      await expect(screen.getByRole('heading', { level: 3 })).toHaveText([
        'Live Chat',
        'Hotline',
        'Mail Us',
      ]);
      await expect(screen.getByRole('link', { name: 'Start Chat' })).toHaveAttribute(
        'href',
        site.chatUrl,
      );
      await expect(screen.getByRole('link', { name: site.supportPhone })).toHaveAttribute(
        'href',
        /^tel:\+\d+$/,
      );
      await expect(screen.getByRole('link', { name: 'Email Us' })).toHaveAttribute(
        'href',
        `mailto:${site.supportEmail}`,
      );
    });

    test('shows its tabs, and marks its own if it has one', async ({ page }) => {
      const tabBar = page.getByRole('main').getByRole('navigation');
      const entries = tabBar.getByRole('link');
      expect(
        await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(tabs);
      const current = tabBar.locator('[aria-current="page"]');
      const marked = tabs.filter((tab) => tab === path);
      await expect(current).toHaveCount(marked.length);
      if (marked.length > 0) await expect(current).toHaveAttribute('href', path);
    });
  });
}

for (const [path] of placeholders.filter(([known]) => known !== '/wordpress-hosting')) {
  test(`${path} takes a request and sells nothing else`, everyLanguage, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await openWithApp(page, path);
    const main = page.getByRole('main');
    expect(
      await main
        .getByRole('link')
        .evaluateAll((links) => links.filter((link) => /cart\.php/.test(link.outerHTML)).length),
    ).toBe(0);
    await expect(main.getByRole('article')).toHaveCount(0);
    expect(calls.filter((url) => url.includes('/setu/api/products'))).toEqual([]);
    await expect(main.locator('#quote')).toBeVisible();
  });
}

for (const [path, id] of [
  ['/cpanel-vps', 34],
  ['/whm-cpanel-vps', 34],
  ['/custom-vps', 34],
  ['/whm-cpanel-dedicated-server', 62],
  ['/custom-dedicated-server', 62],
] as const) {
  test(
    `${path} names the plain server’s list price as what it is`,
    everyLanguage,
    async ({ page }) => {
      await page.goto(withBase(path));
      const price = page.getByRole('main').getByText(shownListPrice(id));
      await expect(price).toHaveText(new RegExp(planCards.listPrice, 'i'));
    },
  );
}

test('no two placeholder pages have the same text', async ({ page }) => {
  const texts: string[] = [];
  for (const [path] of placeholders) {
    await page.goto(path);
    const main = page.getByRole('main');
    const screen = page.getByRole('region', { name: 'Thank You for Your Interest!' });
    texts.push(
      await main.getByRole('heading', { level: 1 }).innerText(),
      (await screen.locator('p').first().textContent()) ?? '',
      (await main.getByRole('heading', { level: 2 }).allTextContents()).join(),
    );
  }
  expect(texts).toHaveLength(21);
  expect(new Set(texts).size).toBe(texts.length);
});

test('the hosting tabs have short labels on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/wordpress-hosting');
  const tabs = page.getByRole('main').getByRole('navigation').getByRole('link');
  await expect(tabs).toHaveText(['Shared', 'Premium', 'Wordpress', 'Reseller'], {
    useInnerText: true,
  });
});
