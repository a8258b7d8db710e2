import { expect, test } from './test.ts';
import { openWithApp } from './app-ready.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { themeFileName, themeNames } from '../src/theme/names.ts';

/* One page of each layout. */
for (const path of ['/', '/home-top-navbar', '/cover-page']) {
  test(`${path} switches to every theme without console errors`, async ({ page }) => {
    const errors = collectConsoleErrors(page);
    await openWithApp(page, path);
    await page.getByRole('button', { name: /theme/i }).click();
    for (const theme of themeNames.toReversed()) {
      await page.locator(`[data-theme-choice="${theme}"]`).click();
      await expect(page.locator('#theme-stylesheet')).toHaveAttribute(
        'href',
        new RegExp(`/${themeFileName(theme)}$`),
      );
    }
    expect(errors).toEqual([]);
  });
}

test('menus and the domain search cause no CSP violations', async ({ page }) => {
  const errors = collectConsoleErrors(page);
  await openWithApp(page, '/');
  for (const name of ['Hosting', 'VPS', 'Dedicated', 'Domains', 'Email', 'Pricing', 'More']) {
    await page.getByRole('button', { name, exact: true }).hover();
  }
  await page.setViewportSize({ width: 390, height: 780 });
  await page.getByRole('button', { name: /menu/i }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('#side-menu')).toHaveAttribute('data-state', 'closed');
  await page.locator('input[name="domain"]').fill('nokshi.com');
  await page.locator('input[name="domain"]').press('Enter');
  await expect(page).toHaveURL(/domainchecker\.php/);
  expect(errors).toEqual([]);
});

test('every response has the security headers, including errors', async ({ request }) => {
  for (const [target, status] of [
    ['/', 200],
    ['/nowhere', 404],
    ['/login', 301],
    ['/%E0%A4%A', 400],
  ] as const) {
    const response = await request.get(target, { maxRedirects: 0 });
    expect(response.status(), target).toBe(status);
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, target).toContain("default-src 'none'");
    expect(policy, target).toContain("script-src 'self';");
    expect(policy, target).toContain("require-trusted-types-for 'script'");
    expect(policy, target).toContain("frame-ancestors 'none'");
    expect(policy, target).toContain("base-uri 'none'");
    expect(policy, target).not.toContain('unsafe');
    for (const name of [
      'strict-transport-security',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'cross-origin-resource-policy',
    ]) {
      expect(headers[name], `${target} ${name}`).toBeTruthy();
    }
  }
});
