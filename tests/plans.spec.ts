import productTabs from '#content/words/product-tabs.js';
import words from '#content/words/plan-cards.js';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { BillingCycle } from '../src/schema/billingCycles.ts';
import { cycleWords } from '../src/language/cycleWords.ts';
import { portalUrl } from './addresses.ts';
import { openWithApp } from './app-ready.ts';
import {
  shownSaving,
  findPlan,
  shownLivePrice,
  shownMonthlyEquivalent,
  shownPercent,
} from './prices.ts';
import { watchProductCalls } from './product-calls.ts';
import { digits } from '../src/language/inWords.ts';

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
  test(`${path} shows three plans with live prices from one call, without scrolling on a laptop`, async ({
    page,
  }) => {
    const calls = watchProductCalls(page);
    await page.goto(path);
    expect(await readCards(page)).toEqual(ids.map((id) => expectedCard(id)));
    for (const [index, id] of ids.entries()) {
      const card = cardsOf(page).nth(index);
      const purchase = card.getByRole('link', { name: words.purchase });
      await expect(purchase).toHaveAttribute('href', `${portalUrl}/cart.php?a=add&pid=${id}`);
      await expect(purchase).toBeInViewport({ ratio: 1 });
      await expect(card.getByRole('listitem').nth(4)).toBeInViewport({ ratio: 1 });
    }
    const [first = 0] = ids;
    const offer = page.getByRole('region', { name: findPlan(first).name });
    await expect(offer).toContainText(shownLivePrice(first));
    await expect(offer.getByRole('link', { name: words.purchase })).toHaveAttribute(
      'href',
      `${portalUrl}/cart.php?a=add&pid=${first}`,
    );
    await expect(page.getByRole('status').filter({ hasText: words.loading })).toHaveCount(0);
    expect(calls).toEqual([ids.join()]);
  });
}

test.describe('billing switch', () => {
  test('the cycle is part of the address, without a navigation, and links to other families carry it', async ({
    page,
  }) => {
    const [monthly, annually] = [cycleWords.monthly.name, cycleWords.annually.name];
    const shown = page.getByRole('radio', { checked: true });
    const views = () => page.evaluate(() => window.dataLayer?.length);
    await openWithApp(page, '/web-hosting?promocode=NY');
    await expect(cardsOf(page)).toHaveCount(3);
    await expect.poll(views).toBe(1);
    const entries = await page.evaluate(() => window.history.length);
    await page.evaluate(() => window.scrollTo({ top: 50 }));
    await page.getByRole('radio', { name: annually }).check();
    await expect(page).toHaveURL('/web-hosting?promocode=NY&cycle=annually');
    expect(await page.evaluate(() => [window.history.length, window.scrollY])).toEqual([
      entries,
      50,
    ]);
    const tabs = page.getByRole('navigation', { name: hostingTabs.label }).getByRole('link');
    await tabs.nth(1).click();
    await expect(page).toHaveURL('/premium-hosting?cycle=annually');
    await expect(page.getByRole('radio', { name: annually })).toBeChecked();
    await expect(cardsOf(page).first()).toContainText(shownLivePrice(67, 'annually'));
    await expect.poll(views).toBe(2);
    // Wherever they are: in menus, the promotion, the footer.
    const families = page.locator('a[href^="/web-hosting"], a[href^="/premium-hosting"]');
    const hrefs = await families.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(5);
    expect(hrefs.filter((href) => !href?.includes('cycle=annually'))).toEqual([]);
    await page.goBack();
    await expect(cardsOf(page).first()).toContainText(shownLivePrice(52, 'annually'));
    await expect.poll(views).toBe(2);
    await page.getByRole('radio', { name: monthly }).check();
    await expect(page).toHaveURL('/web-hosting?promocode=NY');
    for (const [path, cycle] of [
      ['/web-hosting?cycle=annually', annually],
      ['/pricing-comparision?cycle=annually', annually],
      ['/premium-hosting?cycle=forever', monthly],
    ] as const) {
      await page.goto(path);
      await expect(shown.and(page.getByRole('radio', { name: cycle }))).toHaveCount(1);
    }
  });

  for (const { path, ids } of planPages.slice(0, 1)) {
    test(`${path}: the arrow keys switch the cycle without another call`, async ({ page }) => {
      const calls = watchProductCalls(page);
      await openWithApp(page, path);
      await expect(cardsOf(page)).toHaveCount(3);
      const monthly = page.getByRole('radio', { name: cycleWords.monthly.name });
      await expect(monthly).toBeChecked();
      await monthly.focus();
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name: cycleWords.annually.name })).toBeChecked();
      expect(await readCards(page)).toEqual(ids.map((id) => expectedCard(id, 'annually')));
      for (const [index, id] of ids.entries()) {
        await expect(cardsOf(page).nth(index)).toContainText(shownMonthlyEquivalent(id));
        await expect(cardsOf(page).nth(index).getByRole('link')).toHaveAttribute(
          'href',
          `${portalUrl}/cart.php?a=add&pid=${id}&billingcycle=annually`,
        );
      }
      await page.keyboard.press('ArrowLeft');
      await expect(cardsOf(page).first()).toContainText(cycleWords.monthly.suffix);
      expect(calls).toHaveLength(1);
    });
  }
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
