import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { portalUrl } from './addresses.ts';
import { holdRequests } from './held-requests.ts';
import { pageHeight, watchLayoutShift } from './layout-shift.ts';
import { pageWidth } from './page-width.ts';
import { portalCalls, withPortalFault } from './portal-fault.ts';
import { isProductCall, watchProductCalls } from './product-calls.ts';
import { openWithApp } from './app-ready.ts';

/** Name, struck-out price, badge and price of each card at the sandbox's prices; '' for none. */
const families = [
  {
    path: '/web-hosting',
    ids: [52, 53, 54],
    cards: [
      ['1 GB Hosting', '৳100', 'Save 25%', '৳75/mo'],
      ['5 GB Hosting', '৳500', 'Save 20%', '৳400/mo'],
      ['10 GB Hosting', '৳1,000', 'Save 33%', '৳667/mo'],
    ],
    features: 17,
  },
  {
    path: '/premium-hosting',
    ids: [67, 68, 69],
    cards: [
      ['20 GB Premium Hosting', '৳1,000', 'Save 15%', '৳850/mo'],
      ['50 GB Premium Hosting', '৳5,000', 'Save 15%', '৳4,250/mo'],
      ['100 GB Premium Hosting', '', '', '৳10,000/mo'],
    ],
    features: 12,
  },
  {
    path: '/reseller-hosting',
    ids: [57, 58, 59],
    cards: [
      ['50 GB Reseller Hosting', '৳499', 'Save 20%', '৳399/mo'],
      ['100 GB Reseller Hosting', '৳1,500', 'Save 17%', '৳1,249.50/mo'],
      ['200 GB Reseller Hosting', '', '', '৳2,000/mo'],
    ],
    features: 14,
  },
  {
    path: '/vps',
    ids: [34, 36, 38],
    cards: [
      ['Silver VPS', '৳1,500', 'Save 25%', '৳1,125/mo'],
      ['Gold VPS', '', '', '৳3,200/mo'],
      ['Platinum VPS', '৳5,000', 'Save 10%', '৳4,499/mo'],
    ],
    features: 8,
  },
  {
    path: '/dedicated-server',
    ids: [62, 63, 64],
    cards: [
      ['Metal Silver', '৳16,000', 'Save 9%', '৳14,500/mo'],
      ['Metal Gold', '৳25,500', 'Save 10%', '৳22,950/mo'],
      ['Metal Platinum', '', '', '৳26,000/mo'],
    ],
    features: 7,
  },
];

const cardsOf = (page: Page) => page.getByRole('article');

async function readCard(card: Locator): Promise<string[]> {
  const parts = [
    card.getByRole('heading'),
    card.locator('s'),
    card.getByText(/^Save/),
    card.locator('p:has(> strong)'),
  ];
  return Promise.all(
    parts.map(async (part) => ((await part.count()) === 0 ? '' : part.innerText())),
  );
}

async function readCards(page: Page): Promise<string[][]> {
  await expect(cardsOf(page)).toHaveCount(3);
  return Promise.all((await cardsOf(page).all()).map(readCard));
}

for (const { path, ids, cards, features } of families) {
  test.describe(path, () => {
    test('shows three plans with live prices from one call', async ({ page }) => {
      const calls = watchProductCalls(page);
      await page.goto(path);
      expect(await readCards(page)).toEqual(cards);
      expect(
        await page
          .getByRole('link', { name: 'Purchase Now' })
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(ids.map((id) => `${portalUrl}/cart.php?a=add&pid=${id}`));
      await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
      expect(calls).toEqual([ids.join()]);
    });

    test('shows seven features, and expands all cards at once', async ({ page }) => {
      await page.goto(path);
      await expect(cardsOf(page)).toHaveCount(3);
      const counts = async () =>
        Promise.all((await cardsOf(page).all()).map((card) => card.getByRole('listitem').count()));
      expect(await counts()).toEqual([7, 7, 7]);
      const more = page.getByRole('button', { name: 'See All Features' });
      if (features === 7) {
        await expect(more).toHaveCount(0);
        return;
      }
      await more.nth(1).click();
      expect(await counts()).toEqual([features, features, features]);
      const less = page.getByRole('button', { name: 'See Less Features' });
      await expect(less).toHaveCount(3);
      await less.first().click();
      expect(await counts()).toEqual([7, 7, 7]);
    });

    for (const [device, viewport] of Object.entries({
      phone: { width: 360, height: 740 },
      laptop: { width: 1280, height: 800 },
    })) {
      test(`the layout does not shift on a ${device} when prices arrive`, async ({ page }) => {
        await page.setViewportSize(viewport);
        const release = await holdRequests(page, portalCalls);
        const layoutShift = await watchLayoutShift(page);
        await openWithApp(page, path);
        const loading = page.getByRole('status').filter({ hasText: 'Loading...' });
        await expect(loading).toBeVisible();
        await expect(cardsOf(page)).toHaveCount(0);
        const height = await pageHeight(page);
        const beforePrices = await layoutShift();
        release();
        await expect(cardsOf(page)).toHaveCount(3);
        await expect(loading).toHaveCount(0);
        expect(await pageHeight(page)).toBe(height);
        expect(await layoutShift()).toBe(beforePrices);
      });
    }

    test('shows price, button and first features on a laptop without scrolling', async ({
      page,
    }) => {
      await page.goto(path);
      await expect(cardsOf(page)).toHaveCount(3);
      for (const card of await cardsOf(page).all()) {
        await expect(card.getByRole('link', { name: 'Purchase Now' })).toBeInViewport({ ratio: 1 });
        await expect(card.getByRole('listitem').nth(4)).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test.describe('billing switch', () => {
  const yearly = {
    '/web-hosting': [
      ['1 GB Hosting', '৳1,200', 'Save 33%', '৳800/yr', '৳66.67/mo'],
      ['5 GB Hosting', '৳6,000', 'Save 25%', '৳4,500/yr', '৳375.00/mo'],
      ['10 GB Hosting', '৳12,000', 'Save 33%', '৳7,999.50/yr', '৳666.63/mo'],
    ],
    '/premium-hosting': [
      ['20 GB Premium Hosting', '৳12,000', 'Save 20%', '৳9,600/yr', '৳800.00/mo'],
      ['50 GB Premium Hosting', '৳60,000', 'Save 20%', '৳48,000/yr', '৳4,000.00/mo'],
      ['100 GB Premium Hosting', '৳1,20,000', 'Save 10%', '৳1,08,000/yr', '৳9,000.00/mo'],
    ],
  };

  for (const [path, cards] of Object.entries(yearly)) {
    test(`${path}: the arrow keys switch the cycle without another call`, async ({ page }) => {
      const calls = watchProductCalls(page);
      await openWithApp(page, path);
      await expect(cardsOf(page)).toHaveCount(3);
      const monthly = page.getByRole('radio', { name: 'Monthly' });
      await expect(monthly).toBeChecked();
      await monthly.focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
      expect(await readCards(page)).toEqual(cards.map((card) => card.slice(0, 4)));
      for (const [index, [, , , , equivalent = '']] of cards.entries()) {
        await expect(cardsOf(page).nth(index)).toContainText(equivalent);
      }
      await page.keyboard.press('ArrowLeft');
      await expect(cardsOf(page).first()).toContainText('/mo');
      expect(calls).toHaveLength(1);
    });
  }

  for (const path of ['/reseller-hosting', '/vps', '/dedicated-server']) {
    test(`${path} has monthly prices only`, async ({ page }) => {
      await page.goto(path);
      await expect(cardsOf(page)).toHaveCount(3);
      await expect(page.getByRole('radio')).toHaveCount(0);
    });
  }
});

test('premium cards show a US flag, dedicated cards their capacity in sites', async ({ page }) => {
  await page.goto('/premium-hosting');
  await expect(page.getByRole('img', { name: 'US flag' })).toHaveCount(3);
  await page.goto('/dedicated-server');
  for (const [index, capacity] of ['500+ sites', '1200+ sites', '2500+ sites'].entries()) {
    await expect(cardsOf(page).nth(index)).toContainText(capacity);
  }
});

test('/vps offers 100+ operating systems', async ({ page }) => {
  await page.goto('/vps');
  await expect(page.getByRole('heading', { name: '100+ operating systems' })).toBeVisible();
});

test.describe('tabs', () => {
  const hosting = ['/web-hosting', '/premium-hosting', '/wordpress-hosting', '/reseller-hosting'];
  const sets: [string, string[], string[]][] = [
    [
      'Kinds of hosting',
      hosting,
      ['Web Hosting', 'Premium Hosting', 'WordPress Hosting', 'Reseller Hosting'],
    ],
    [
      'Kinds of VPS',
      ['/vps', '/whm-cpanel-vps', '/custom-vps'],
      ['Cloud VPS', 'WHM & cPanel VPS', 'Custom VPS'],
    ],
    [
      'Kinds of dedicated servers',
      ['/dedicated-server', '/whm-cpanel-dedicated-server', '/custom-dedicated-server'],
      ['Unmanaged Dedicated', 'WHM & cPanel Dedicated', 'Custom Dedicated'],
    ],
  ];

  for (const [name, paths, labels] of sets) {
    test(`${name}: each page marks its own tab`, async ({ page }) => {
      await page.goto(paths[0] ?? '/');
      const bar = page.getByRole('navigation', { name });
      for (const [index, path] of paths.entries()) {
        await bar.getByRole('link').nth(index).click();
        await expect(page).toHaveURL(path);
        const asShown = { useInnerText: true };
        await expect(bar.getByRole('link')).toHaveText(labels, asShown);
        await expect(bar.locator('[aria-current="page"]')).toHaveText(labels[index] ?? '', asShown);
        await expect(bar.locator('[aria-current]')).toHaveCount(1);
      }
    });
  }

  test('labels are short on small screens, and the page does not scroll sideways', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/web-hosting');
    const bar = page.getByRole('navigation', { name: 'Kinds of hosting' });
    expect(await bar.getByRole('link').allInnerTexts()).toEqual([
      'Shared',
      'Premium',
      'Wordpress',
      'Reseller',
    ]);
    await expect(cardsOf(page)).toHaveCount(3);
    expect(await pageWidth(page)).toBe(320);
  });
});

test('leaving the page aborts the call', async ({ page }) => {
  await withPortalFault(page, 'delay-5000');
  const requested = page.waitForRequest(isProductCall);
  await page.goto('/vps');
  await requested;
  const aborted = page.waitForEvent('requestfailed', isProductCall);
  await page.getByRole('link', { name: 'Custom VPS' }).first().click();
  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
});

test('tapping a feature shows its tooltip inside the screen', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await openWithApp(page, '/web-hosting');
  await page.getByRole('button', { name: '1 GB NVMe SSD' }).tap();
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeVisible();
  const box = await tip.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await context.close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, cards } of families) {
    test(`${path} lists names, features and list prices, with a link to support`, async ({
      page,
    }) => {
      await page.goto(path);
      for (const [name = ''] of cards) {
        await expect(page.getByRole('heading', { name })).toBeVisible();
      }
      await expect(page.getByText(/^List price ৳[\d,]+\/mo/)).toHaveCount(3);
      const bandwidth = page.locator('li', { hasText: /^Unlimited bandwidth$/ });
      await expect(bandwidth.filter({ visible: true })).toHaveCount(3);
      await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeHidden();
      await expect(
        page.getByRole('main').getByRole('link', { name: 'Ask support for today’s price' }),
      ).toHaveAttribute('href', '/contact-us');
    });
  }
});
