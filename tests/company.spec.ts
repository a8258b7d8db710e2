import { expect, test } from '@playwright/test';
import { site } from '../src/content/site.ts';
import { portalUrl } from './addresses.ts';
import { pageWidth } from './page-width.ts';

test.describe('/affiliates', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/affiliates');
  });

  test('shows the three terms', async ({ page }) => {
    const terms = page.getByRole('region', { name: 'The terms, all three of them' });
    await expect(terms.getByRole('term')).toHaveText([
      /5%\s*earning/,
      /7-day\s*commission delay/,
      /500 Taka\s*minimum payout/,
    ]);
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
    const example = page.getByRole('table', { name: /what one order earns/i });
    const row = example.getByRole('row', { name: /^5 GB Hosting for a year/ });
    await expect(row.getByRole('cell')).toHaveText(['৳6,000', '৳300', '2']);
    await expect(page.getByText('An example, not a promise.')).toBeVisible();
  });

  test('the drawing shows the 5% as five gold petals in a hundred', async ({ page }) => {
    const figure = page.getByRole('figure');
    await expect(figure.locator('path')).toHaveCount(100);
    await expect(figure.locator('path[data-gold]')).toHaveCount(5);
  });
});

test.describe('/about-us', () => {
  test('shows the brand, licence number and support hours', async ({ page }) => {
    await page.goto('/about-us');
    const main = page.getByRole('main');
    await expect(main).toContainText(`${site.brand} is a web hosting and domain company in Dhaka`);
    const label = page.getByRole('region', { name: 'Sewn on our label' });
    await expect(label).toContainText('126402');
    await expect(label).toContainText('Sunday to Thursday, 10:00 to 17:00 Bangladesh time');
  });

  test('links to each product family from its whole card', async ({ page }) => {
    await page.goto('/about-us');
    const families = page.getByRole('region', { name: 'What we make' }).getByRole('listitem');
    await expect(families).toHaveCount(5);
    const drawing = { x: 40, y: 40 };
    await families.filter({ hasText: 'Dedicated servers' }).click({ position: drawing });
    await expect(page).toHaveURL('/dedicated-server');
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
