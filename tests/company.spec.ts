import { expect, test } from './test.ts';
import { fillPlaceholders } from '../src/site/fillPlaceholders.ts';
import { rules } from '../src/site/rules.ts';
import { site } from '../src/site/site.ts';
import { commission, ordersToReach } from '../src/pricing/commission.ts';
import { formatTaka } from '../src/pricing/money.ts';
import { portalUrl } from './addresses.ts';
import { sectionOf } from './copy.ts';
import { pageWidth } from './page-width.ts';
import { findPlan } from './prices.ts';

const affiliates = {
  terms: sectionOf('/affiliates', 'commissionTerms'),
  example: sectionOf('/affiliates', 'commissionExamples'),
};
const about = {
  label: sectionOf('/about-us', 'principles').label,
  families: sectionOf('/about-us', 'productFamilies'),
};

test.describe('/affiliates', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/affiliates');
  });

  test('shows the three terms', async ({ page }) => {
    const { title, terms } = affiliates.terms;
    const shown = page.getByRole('region', { name: title }).getByRole('term');
    await expect(shown).toHaveCount(3);
    for (const [index, { figure, name }] of terms.entries()) {
      await expect(shown.nth(index)).toContainText(figure);
      await expect(shown.nth(index)).toContainText(name);
    }
  });

  test('every Join Now button leads to the portal’s affiliate page', async ({ page }) => {
    const joins = page.getByRole('link', { name: 'Join Now' });
    await expect(joins).toHaveCount(2);
    for (const join of await joins.all()) {
      await expect(join).toHaveAttribute('href', `${portalUrl}/affiliates.php`);
    }
    await joins.first().click();
    await expect(page).toHaveURL(`${portalUrl}/affiliates.php`);
  });

  test('shows what an example order earns', async ({ page }) => {
    const { caption, cycles, note } = affiliates.example;
    const { name, listPrice } = findPlan(53);
    const price = listPrice.annually ?? 0;
    const row = page
      .getByRole('table', { name: caption })
      .getByRole('row', { name: `${name} ${cycles.annually}` });
    const { sharePercent, minimumPayoutTaka } = rules.affiliate;
    await expect(row.getByRole('cell')).toHaveText([
      formatTaka(price),
      formatTaka(commission(price, sharePercent)),
      String(ordersToReach(minimumPayoutTaka, price, sharePercent)),
    ]);
    await expect(page.getByText(note)).toBeVisible();
  });

  test('calculates a commission and when it can be paid out', async ({ page }) => {
    const { price, orders, payable, notYet } = affiliates.example.calculator;
    const { sharePercent, minimumPayoutTaka } = rules.affiliate;
    const result = page.getByRole('status').filter({ hasText: '৳' });
    await page.getByRole('spinbutton', { name: price }).fill('2000');
    await page.getByRole('spinbutton', { name: orders }).fill('1');
    await expect(result).toContainText(formatTaka(commission(2000, sharePercent)));
    const count = ordersToReach(minimumPayoutTaka, 2000, sharePercent);
    await expect(result).toContainText(fillPlaceholders(notYet, { count: String(count) }));
    await page.getByRole('spinbutton', { name: orders }).fill(String(count));
    await expect(result).toContainText(payable);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows the examples without the calculator', async ({ page }) => {
      await page.goto('/affiliates');
      await expect(page.getByRole('spinbutton')).toHaveCount(0);
      const examples = page.getByRole('table', { name: affiliates.example.caption });
      await expect(examples.getByRole('rowheader').first()).toBeVisible();
    });
  });

  test('the drawing has a hundred petals, and the affiliate’s share of them is gold', async ({
    page,
  }) => {
    const drawing = page.getByRole('figure').locator('svg');
    const petals = async (paths: string) => {
      const shapes = await drawing
        .locator(paths)
        .evaluateAll((found) => found.map((path) => path.getAttribute('d')));
      return shapes.join('').split('M').length - 1;
    };
    const width = async (part: string) => Number(await drawing.locator(part).getAttribute('width'));
    const inARow = (await width('rect[fill]')) / (await width('pattern'));
    expect((await petals('pattern path')) * inARow ** 2).toBe(100);
    expect(await petals(':scope > path')).toBe(rules.affiliate.sharePercent);
  });
});

test.describe('/about-us', () => {
  test('shows the brand, licence number and support hours', async ({ page }) => {
    await page.goto('/about-us');
    const main = page.getByRole('main');
    await expect(main).toContainText(site.brand);
    const label = page.getByRole('region', { name: about.label.title });
    await expect(label).toContainText(site.licenceNumber);
    await expect(label).toContainText(sectionOf('/contact-us', 'contactHero').times);
  });

  test('links to each product family from its whole card', async ({ page }) => {
    await page.goto('/about-us');
    const { title, families } = about.families;
    const cards = page.getByRole('region', { name: title }).getByRole('listitem');
    await expect(cards).toHaveCount(families.length);
    const drawing = { x: 40, y: 40 };
    await cards.last().click({ position: drawing });
    await expect(page).toHaveURL(families.at(-1)?.to ?? '');
  });
});

for (const path of ['/affiliates', '/about-us']) {
  test(`${path} does not scroll sideways at 320, 768 and 2560 px`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 768, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await pageWidth(page)).toBe(width);
    }
  });
}
