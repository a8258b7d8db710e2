import finder from '#content/plans/finder.js';
import productTabs from '#content/words/product-tabs.js';
import words from '#content/words/plan-cards.js';
import { expect, test } from './test.ts';
import type { Locator, Page } from '@playwright/test';
import { fillPlaceholders } from '../src/site/fillPlaceholders.ts';
import type { BillingCycle } from '../src/schema/plan.ts';
import { cycleSuffix } from '../src/pricing/billing.ts';
import { yearlySaving } from '../src/pricing/yearlySaving.ts';
import { portalUrl } from './addresses.ts';
import { expectAppReady, openWithApp } from './app-ready.ts';
import { holdRequests } from './held-requests.ts';
import { pageHeight, watchLayoutShift } from './layout-shift.ts';
import { pageWidth } from './page-width.ts';
import { portalCalls, withPortalFault } from './portal-fault.ts';
import {
  findPlan,
  livePrice,
  shownListPrice,
  shownLivePrice,
  shownMonthlyEquivalent,
  shownPercent,
  shownSaving,
} from './prices.ts';
import { isProductCall, watchProductCalls } from './product-calls.ts';
import { withBase } from '../src/language/edition.ts';
import { digits } from '../src/language/inWords.ts';
import { everyLanguage } from './every-language.ts';

/** The plan pages, with the plans in the order of the specification. */
const planPages = [
  { path: '/web-hosting', ids: [52, 53, 54] },
  { path: '/premium-hosting', ids: [67, 68, 69] },
  { path: '/reseller-hosting', ids: [57, 58, 59] },
  { path: '/vps', ids: [34, 36, 38] },
  { path: '/dedicated-server', ids: [62, 63, 64] },
];

const tabsOf = (group: string) => {
  const tabs = productTabs[group];
  if (!tabs) throw new Error(`There are no tabs ${group}`);
  return tabs;
};
const hostingTabs = tabsOf('hosting');
const vpsTabs = tabsOf('vps');
const dedicatedTabs = tabsOf('dedicated');
const storage = findPlan(52).features[0]?.title ?? '';

/** Name, struck-out price, badge and price of a card at the sandbox's prices; '' for none. */
function expectedCard(id: number, cycle: BillingCycle = 'monthly'): string[] {
  return [findPlan(id).name, ...shownSaving(id, cycle), shownLivePrice(id, cycle)];
}

/** The cards whose prices have arrived. */
const cardsOf = (page: Page) => page.locator('article:not(:has([data-waiting]))');

/** Matches the badge that says what a price saves, with any figure. */
const badge = new RegExp(`^${shownPercent(0).replace(digits(0), String.raw`\p{Nd}+`)}$`, 'u');

async function readCard(card: Locator): Promise<string[]> {
  const parts = [
    card.getByRole('heading'),
    card.locator('s'),
    card.getByText(badge),
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

for (const { path, ids } of planPages) {
  test.describe(path, () => {
    test('shows three plans with live prices from one call', everyLanguage, async ({ page }) => {
      const calls = watchProductCalls(page);
      await page.goto(withBase(path));
      expect(await readCards(page)).toEqual(ids.map((id) => expectedCard(id)));
      expect(
        await page
          .getByRole('link', { name: words.purchase })
          .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(ids.map((id) => `${portalUrl}/cart.php?a=add&pid=${id}`));
      await expect(page.getByRole('status').filter({ hasText: words.loading })).toHaveCount(0);
      expect(calls).toEqual([ids.join()]);
    });

    test('shows seven features, and expands all cards at once', async ({ page }) => {
      await page.goto(path);
      await expect(cardsOf(page)).toHaveCount(3);
      const counts = async () =>
        Promise.all((await cardsOf(page).all()).map((card) => card.getByRole('listitem').count()));
      expect(await counts()).toEqual([7, 7, 7]);
      const all = ids.map((id) => findPlan(id).features.length);
      const more = page.getByRole('button', { name: 'See All Features' });
      if (Math.max(...all) === 7) {
        await expect(more).toHaveCount(0);
        return;
      }
      await more.nth(1).click();
      await expect.poll(counts).toEqual(all);
      const less = page.getByRole('button', { name: 'See Less Features' });
      await expect(less).toHaveCount(3);
      await less.first().click();
      await expect.poll(counts).toEqual([7, 7, 7]);
    });

    for (const [device, viewport] of Object.entries({
      phone: { width: 360, height: 740 },
      laptop: { width: 1280, height: 800 },
    })) {
      test(
        `the layout does not shift on a ${device} when prices arrive`,
        everyLanguage,
        async ({ page }) => {
          await page.setViewportSize(viewport);
          const release = await holdRequests(page, portalCalls);
          const layoutShift = await watchLayoutShift(page);
          await openWithApp(page, path);
          const loading = page.getByRole('status').filter({ hasText: words.loading });
          await expect(loading).toBeVisible();
          await expect(cardsOf(page)).toHaveCount(0);
          const height = await pageHeight(page);
          // What late fonts have moved so far does not count.
          await layoutShift();
          release();
          await expect(cardsOf(page)).toHaveCount(3);
          await expect(loading).toHaveCount(0);
          expect(await pageHeight(page)).toBe(height);
          expect(await layoutShift()).toBe(0);
        },
      );
    }

    test('shows price, button and first features on a laptop without scrolling', async ({
      page,
    }) => {
      await page.goto(path);
      await expect(cardsOf(page)).toHaveCount(3);
      for (const card of await cardsOf(page).all()) {
        await expect(card.getByRole('link', { name: words.purchase })).toBeInViewport({ ratio: 1 });
        await expect(card.getByRole('listitem').nth(4)).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

test.describe('billing switch', () => {
  test(
    'the cycle is part of the address, without a navigation, and links to other families carry it',
    everyLanguage,
    async ({ page }) => {
      const { monthly, annually } = words.billing.cycles;
      const shown = page.getByRole('radio', { checked: true });
      const views = () => page.evaluate(() => window.dataLayer?.length);
      await openWithApp(page, '/web-hosting?promocode=NY');
      await expect(cardsOf(page)).toHaveCount(3);
      await expect.poll(views).toBe(1);
      const entries = await page.evaluate(() => window.history.length);
      await page.evaluate(() => window.scrollTo({ top: 50 }));
      await page.getByRole('radio', { name: annually }).check();
      await expect(page).toHaveURL(withBase('/web-hosting?promocode=NY&cycle=annually'));
      expect(await page.evaluate(() => [window.history.length, window.scrollY])).toEqual([
        entries,
        50,
      ]);
      const tabs = page.getByRole('navigation', { name: hostingTabs.label }).getByRole('link');
      await tabs.nth(1).click();
      await expect(page).toHaveURL(withBase('/premium-hosting?cycle=annually'));
      await expect(page.getByRole('radio', { name: annually })).toBeChecked();
      await expect(cardsOf(page).first()).toContainText(shownLivePrice(67, 'annually'));
      await expect.poll(views).toBe(2);
      await page.goBack();
      await expect(cardsOf(page).first()).toContainText(shownLivePrice(52, 'annually'));
      await expect.poll(views).toBe(2);
      await page.getByRole('radio', { name: monthly }).check();
      await expect(page).toHaveURL(withBase('/web-hosting?promocode=NY'));
      for (const [path, cycle] of [
        ['/web-hosting?cycle=annually', annually],
        ['/pricing-comparision?cycle=annually', annually],
        ['/premium-hosting?cycle=forever', monthly],
      ] as const) {
        await page.goto(withBase(path));
        await expect(shown.and(page.getByRole('radio', { name: cycle }))).toHaveCount(1);
      }
    },
  );

  for (const { path, ids } of planPages.slice(0, 2)) {
    test(
      `${path}: the arrow keys switch the cycle without another call`,
      everyLanguage,
      async ({ page }) => {
        const calls = watchProductCalls(page);
        await openWithApp(page, path);
        await expect(cardsOf(page)).toHaveCount(3);
        const monthly = page.getByRole('radio', { name: words.billing.cycles.monthly });
        await expect(monthly).toBeChecked();
        await monthly.focus();
        await page.keyboard.press('ArrowRight');
        await expect(
          page.getByRole('radio', { name: words.billing.cycles.annually }),
        ).toBeChecked();
        expect(await readCards(page)).toEqual(ids.map((id) => expectedCard(id, 'annually')));
        for (const [index, id] of ids.entries()) {
          await expect(cardsOf(page).nth(index)).toContainText(shownMonthlyEquivalent(id));
          await expect(cardsOf(page).nth(index).getByRole('link')).toHaveAttribute(
            'href',
            `${portalUrl}/cart.php?a=add&pid=${id}&billingcycle=annually`,
          );
        }
        await page.keyboard.press('ArrowLeft');
        await expect(cardsOf(page).first()).toContainText(cycleSuffix.monthly);
        expect(calls).toHaveLength(1);
      },
    );
  }

  for (const { path, ids } of planPages.slice(0, 2)) {
    test(
      `${path}: states the yearly saving only if it is true`,
      everyLanguage,
      async ({ page }) => {
        const { percent = 0, isMost } =
          yearlySaving(
            ids.map((id) => ({ monthly: livePrice(id), annually: livePrice(id, 'annually') })),
          ) ?? {};
        const { saves, savesUpTo } = words.billing;
        const claim = page.getByText(
          fillPlaceholders(isMost ? savesUpTo : saves, { percent: digits(percent) }),
          { exact: true },
        );
        await page.goto(withBase(path));
        await expect(claim).toBeVisible();
        await withPortalFault(page, 'at-list');
        await page.goto(withBase(path));
        await expect(cardsOf(page)).toHaveCount(3);
        await expect(claim).toHaveCount(0);
      },
    );
  }

  for (const path of ['/reseller-hosting', '/vps', '/dedicated-server']) {
    test(`${path} has monthly prices only`, async ({ page }) => {
      await page.goto(path);
      await expect(cardsOf(page)).toHaveCount(3);
      await expect(page.getByRole('radio', { name: words.billing.cycles.annually })).toHaveCount(0);
    });
  }
});

test.describe('plan finder', () => {
  const labelOf = (question: number, place: number) =>
    finder.questions[question]?.answers[place]?.label ?? '';
  const region = (page: Page) => page.getByRole('region', { name: finder.title });
  /** Chooses an answer to each question, by its place. */
  async function answer(page: Page, ...places: number[]): Promise<void> {
    for (const [index, place] of places.entries()) {
      await region(page)
        .getByRole('radio', { name: labelOf(index, place), exact: true })
        .check();
    }
  }

  test('recommends a plan of the page with its live price, from the page’s own call', async ({
    page,
  }) => {
    const calls = watchProductCalls(page);
    await openWithApp(page, '/web-hosting');
    const result = region(page).getByRole('status');
    await expect(result).toHaveText(finder.hint);
    await answer(page, 0, 0, 0);
    await expect(result).toContainText(findPlan(52).name);
    await expect(result).toContainText(shownLivePrice(52));
    await expect(result).toContainText(finder.rules[0]?.why ?? 'none');
    await page.getByRole('radio', { name: words.billing.cycles.annually }).check();
    await expect(result).toContainText(shownLivePrice(52, 'annually'));
    await expect(result.getByRole('link', { name: words.purchase })).toHaveAttribute(
      'href',
      `${portalUrl}/cart.php?a=add&pid=52&billingcycle=annually`,
    );
    expect(calls).toEqual(['52,53,54']);
  });

  test('loads another family’s prices once, when it recommends one of its plans', async ({
    page,
  }) => {
    const calls = watchProductCalls(page);
    await openWithApp(page, '/web-hosting');
    const result = region(page).getByRole('status');
    await answer(page, 1, 0, 0);
    await expect(result).toContainText(shownLivePrice(57));
    await answer(page, 1, 0, 1);
    await expect(result).toContainText(shownLivePrice(58));
    await answer(page, 0, 0, 0);
    await answer(page, 1, 0, 0);
    await expect(result).toContainText(shownLivePrice(57));
    expect(calls).toEqual(['52,53,54', '57,58,59']);
    await result.getByRole('link', { name: finder.details }).click();
    await expect(page).toHaveURL('/reseller-hosting');
  });

  for (const path of [
    '/web-hosting',
    '/premium-hosting',
    '/reseller-hosting',
    '/pricing-default',
    '/pricing-comparision',
  ]) {
    test(`${path}: works with the keyboard, on the smallest phone`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openWithApp(page, path);
      const radio = region(page).getByRole('radio', { name: labelOf(0, 0), exact: true });
      await radio.focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      const result = region(page).getByRole('status');
      await expect(result).toContainText(findPlan(53).name);
      await expect(result).toContainText(shownLivePrice(53));
      expect(await pageWidth(page)).toBe(320);
      const target = await radio.locator('..').boundingBox();
      expect(target?.height).toBeGreaterThanOrEqual(44);
    });
  }

  test('shows list prices, marked as such, while the portal is down', async ({ page }) => {
    await withPortalFault(page, 'status-503');
    await openWithApp(page, '/web-hosting');
    await answer(page, 0, 0, 0);
    const result = region(page).getByRole('status');
    await expect(result).toContainText(words.listPrice);
    await expect(result).toContainText(shownListPrice(52));
    await expect(result.getByRole('link')).toHaveAttribute('href', '/contact-us');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is a list of needs and plans', async ({ page }) => {
      await page.goto('/web-hosting');
      await expect(region(page).getByRole('radio')).toHaveCount(0);
      const rows = region(page).locator('noscript li');
      await expect(rows).toHaveCount(finder.rules.length);
      await expect(rows.first()).toBeVisible();
      await expect(rows.first()).toContainText(`${findPlan(52).name} · ${words.listPrice}`);
    });
  });
});

test('premium cards show a US flag, dedicated cards their capacity in sites', async ({ page }) => {
  await page.goto('/premium-hosting');
  await expect(page.getByText(words.flags.us)).toHaveCount(3);
  await page.goto('/dedicated-server');
  for (const [index, id] of [62, 63, 64].entries()) {
    await expect(cardsOf(page).nth(index)).toContainText(findPlan(id).capacity ?? 'none');
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
      hostingTabs.label,
      hosting,
      ['Web Hosting', 'Premium Hosting', 'WordPress Hosting', 'Reseller Hosting'],
    ],
    [
      vpsTabs.label,
      ['/vps', '/whm-cpanel-vps', '/custom-vps'],
      ['Cloud VPS', 'WHM & cPanel VPS', 'Custom VPS'],
    ],
    [
      dedicatedTabs.label,
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
    const bar = page.getByRole('navigation', { name: hostingTabs.label });
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
  await page.getByRole('button', { name: storage }).tap();
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

  for (const { path, ids } of planPages) {
    test(`${path} lists names, features and list prices, with a link to support`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('article')).toHaveCount(3);
      for (const id of ids) {
        const card = page.getByRole('article', { name: findPlan(id).name, exact: true });
        await expect(card.getByText(words.listPrice, { exact: true })).toBeVisible();
        await expect(card.getByText(shownListPrice(id), { exact: true })).toBeVisible();
        await expect(card.getByRole('link', { name: words.contact.label })).toBeVisible();
        await expect(card.getByRole('button', { name: words.seeAll })).toBeHidden();
      }
      const bandwidth = page.locator('li', { hasText: /^Unlimited bandwidth$/ });
      await expect(bandwidth.filter({ visible: true })).toHaveCount(3);
      await expect(page.getByRole('status').filter({ hasText: words.loading })).toBeHidden();
      await expect(
        page.getByRole('main').getByRole('link', { name: words.noScript.link.label }),
      ).toHaveAttribute('href', '/contact-us');
    });
  }
});

test('four plans are in rows of four, two or one, never three and one', async ({ page }) => {
  await page.goto('/web-hosting');
  await expectAppReady(page);
  await page.evaluate(() => {
    const card = document.querySelector('main article');
    card?.after(card.cloneNode(true));
    card?.parentElement?.setAttribute('data-plans', '4');
  });
  const cardsPerRow = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const tops = await page
      .locator('main article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
    return [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
  };
  expect(await cardsPerRow(1440)).toEqual([4]);
  expect(await cardsPerRow(1280)).toEqual([4]);
  expect(await cardsPerRow(1100)).toEqual([2, 2]);
  expect(await cardsPerRow(390)).toEqual([1, 1, 1, 1]);
});
