import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

for (const path of ['/web-hosting', '/vps', '/home-black-friday-sale']) {
  test(`${path} lists each plan once, under a heading, in a text browser`, async ({ page }) => {
    await page.route(/\.css$/, (route) => route.abort());
    await page.goto(path);
    const names = await page.locator('main article :is(h2, h3)').allInnerTexts();
    expect(names.length).toBeGreaterThan(2);
    expect(new Set(names).size).toBe(names.length);
    await expect(page.locator('main article h3')).toHaveCount(names.length);
    const heading = page.locator('main h2').first();
    await expect(heading).toBeVisible();
    const plansFollow = await heading.evaluate((element) => {
      const plan = document.querySelector('main article');
      return plan && element.compareDocumentPosition(plan) & Node.DOCUMENT_POSITION_FOLLOWING;
    });
    expect(plansFollow).toBeTruthy();
  });
}

test('menus open on hover and on focus, and their links work', async ({ page }) => {
  await page.goto('/about-us');
  await page.getByRole('button', { name: 'Hosting', exact: true }).hover();
  await expect(page.locator('#menu-hosting')).toBeVisible();
  await page.getByRole('button', { name: 'Domains', exact: true }).focus();
  await page.mouse.move(640, 790);
  await expect(page.locator('#menu-domains')).toBeVisible();
  await page
    .locator('#menu-domains')
    .getByRole('link', { name: /Domain Reseller/ })
    .click();
  await expect(page).toHaveURL(/\/domain-reseller$/);
});
