import { included as includedWord } from '#content/plans/features.js';
import differences from '#content/words/differences.js';
import planCards from '#content/words/plan-cards.js';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { planFamilies } from '../src/site/plans.ts';
import type { PlanFamily } from '../src/schema/plan.ts';
import { inCycle } from '../src/language/cycleWords.ts';
import { portalUrl } from './addresses.ts';
import { openWithApp } from './app-ready.ts';
import { sectionOf } from './copy.ts';
import { shownSaving, shownLivePrice, shownMonthlyEquivalent } from './prices.ts';
import { watchProductCalls } from './product-calls.ts';

const everyId = '52,53,54,67,68,69,57,58,59,34,36,38,62,63,64';
const specifications = sectionOf('/pricing-specifications', 'allSpecifications');
const [compared] = planFamilies;
if (!compared) throw new Error('There are no plans');
const { status, table: rowNames } = planCards;

async function cells(page: Page, rowName: string, table = 0): Promise<string[]> {
  const row = page
    .getByRole('table')
    .nth(table)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: rowName, exact: true }) });
  return row.getByRole('cell').allInnerTexts();
}

/** A table shows every feature of every plan of a family. */
async function expectSpecs(page: Page, { plans }: PlanFamily, table = 0): Promise<void> {
  for (const [index, { spec }] of plans[0]?.features.entries() ?? []) {
    const values = plans.map((plan) => plan.features[index]?.spec.value);
    expect(await cells(page, spec.row, table)).toEqual(values);
  }
}

test.describe('/pricing-default', () => {
  test('shows every plan with live prices from one call', async ({ page }) => {
    const calls = watchProductCalls(page);
    await page.goto('/pricing-default');
    await expect(page.getByText(status.live)).toBeVisible();
    const plans = planFamilies.flatMap((family) => family.plans);
    expect(await page.getByRole('article').getByRole('heading').allInnerTexts()).toEqual(
      plans.map((plan) => plan.name),
    );
    for (const { id, name } of plans) {
      const card = page.getByRole('article', { name, exact: true });
      await expect(card).toContainText(shownLivePrice(id));
    }
    const orders = page.getByRole('article').getByRole('link', { name: 'Purchase Now' });
    await expect(orders).toHaveCount(plans.length);
    expect(calls).toEqual([everyId]);
  });
});

test.describe('/pricing-comparision', () => {
  test('compares the shared hosting plans row by row', async ({ page }) => {
    const calls = watchProductCalls(page);
    await page.goto('/pricing-comparision');
    await expect(page.getByText(status.live)).toBeVisible();
    const { plans } = compared;
    await page.getByRole('checkbox', { name: differences.label }).uncheck();
    const rows = await page.getByRole('rowheader').allInnerTexts();
    expect(rows.slice(2)).toEqual(plans[0]?.features.map(({ spec }) => spec.row));
    await expectSpecs(page, compared);
    const included = plans
      .flatMap((plan) => plan.features)
      .filter(({ spec }) => spec.value === includedWord);
    await expect(page.getByRole('cell', { name: includedWord })).toHaveCount(included.length);
    for (const [index, { id }] of plans.entries()) {
      const price = (await cells(page, inCycle(rowNames.price, 'monthly')))[index];
      for (const part of [...shownSaving(id), shownLivePrice(id)]) expect(price).toContain(part);
    }
    await page.getByRole('radio', { name: 'Yearly' }).check();
    for (const [index, { id }] of plans.entries()) {
      const price = (await cells(page, inCycle(rowNames.price, 'annually')))[index];
      expect(price).toContain(shownLivePrice(id, 'annually'));
      expect(price).toContain(shownMonthlyEquivalent(id));
    }
    await expect(page.getByRole('link', { name: 'Purchase Now' }).first()).toHaveAttribute(
      'href',
      `${portalUrl}/cart.php?a=add&pid=52&billingcycle=annually`,
    );
    expect(calls).toEqual(['52,53,54']);
  });
});

test.describe('/pricing-specifications', () => {
  test('prints tables and prices, without buttons', async ({ page }) => {
    await page.goto('/pricing-specifications');
    await expect(page.getByText(status.live)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('cell', { name: /^75 taka per month/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Purchase Now' }).first()).toBeHidden();
    await expect(page.getByRole('button', { name: specifications.print })).toBeHidden();
  });
});

for (const path of ['/pricing-comparision', '/pricing-specifications']) {
  test(`${path} can fold what all plans have in common`, async ({ page }) => {
    await openWithApp(page, path);
    const rows = page.getByRole('table').first().getByRole('rowheader');
    const { features = [] } = compared.plans[0] ?? {};
    const differing = features.filter(({ spec }, index) =>
      compared.plans.some((plan) => plan.features[index]?.spec.value !== spec.value),
    );
    expect(differing.length).toBeLessThan(features.length);
    const box = page.getByRole('checkbox', { name: differences.label });
    await box.uncheck();
    const before = await rows.allInnerTexts();
    const others = before.length - features.length;
    await box.focus();
    await page.keyboard.press('Space');
    await expect(rows).toHaveCount(differing.length + others + 1);
    expect((await rows.allInnerTexts()).slice(others)).toEqual([
      ...differing.map(({ spec }) => spec.row),
      differences.same,
    ]);
    const shared = page.getByRole('row', { name: differences.same }).first().getByRole('listitem');
    await expect(shared).toHaveCount(features.length - differing.length);
    await expect(page.getByRole('status').filter({ hasText: /\d+ of \d+/ })).toBeVisible();
    await page.keyboard.press('Space');
    expect(await rows.allInnerTexts()).toEqual(before);
  });
}

test('prices in tables are large on a phone, and their period does not wrap', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openWithApp(page, '/pricing-comparision');
  await expect(page.getByText(status.live)).toBeVisible();
  const price = page.locator('td strong:not([data-long])').first();
  await expect(price).toBeVisible();
  const size = await price.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  );
  expect(size).toBeGreaterThanOrEqual(24);
  await expect(page.locator('td').getByText('/mo', { exact: true }).first()).toBeHidden();
});

interface AxNode {
  nodeId: string;
  role?: { value: string };
  name?: { value: string };
  childIds?: string[];
}

for (const path of ['/pricing-comparision', '/pricing-specifications']) {
  for (const width of [390, 1280]) {
    test(`${path}: screen readers find each price under its own plan at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openWithApp(page, path);
      const session = await page.context().newCDPSession(page);
      const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
      const byId = new Map(nodes.map((node) => [node.nodeId, node]));
      const cellsOf = (row: AxNode): AxNode[] =>
        (row.childIds ?? []).flatMap((id) => {
          const child = byId.get(id);
          if (!child) return [];
          return /cell|header/.test(child.role?.value ?? '') ? [child] : cellsOf(child);
        });
      const rows = nodes.filter(({ role }) => role?.value === 'row').map((row) => cellsOf(row));
      expect(rows.length).toBeGreaterThan(10);
      for (const row of rows) {
        expect(row).toHaveLength(row[0]?.name?.value === differences.same ? 2 : 4);
        expect(row[0]?.role?.value).toMatch(/header/);
      }
    });
  }
}
