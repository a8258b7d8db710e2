import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { siteCopy } from '../src/content/siteCopy.ts';
import { openWithApp } from './app-ready.ts';

test.use({ viewport: { width: 390, height: 780 } });

const menu = (page: Page) => page.locator('#side-menu');
const hamburger = (page: Page) => page.getByRole('button', { name: /menu/i });

/** Records each state of the menu. */
async function recordStates(page: Page): Promise<void> {
  await page.evaluate(() => {
    const log: (string | null)[] = [];
    const element = document.getElementById('side-menu');
    if (!element) throw new Error('no side menu');
    new MutationObserver(() => {
      log.push(element.getAttribute('data-state'));
    }).observe(element, { attributes: true, attributeFilter: ['data-state'] });
    Object.assign(window, { menuLog: log });
  });
}

test('goes through the states showing, show, hiding and closed', async ({ page }) => {
  await openWithApp(page, '/about-us');
  await expect(menu(page)).toHaveAttribute('data-state', 'closed');
  await recordStates(page);
  await hamburger(page).click();
  await expect(menu(page)).toHaveAttribute('data-state', 'show');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveAttribute('data-state', 'closed');
  const log = await page.evaluate(() => (window as unknown as { menuLog: string[] }).menuLog);
  expect(log).toEqual(['showing', 'show', 'hiding', 'closed']);
});

test('shows after 50 ms and closes after 300 ms', async ({ page }) => {
  await page.clock.install();
  await openWithApp(page, '/about-us');
  await page.clock.pauseAt(Date.now() + 60_000);
  await hamburger(page).click();
  await expect(menu(page)).toHaveAttribute('data-state', 'showing');
  await page.clock.runFor(49);
  await expect(menu(page)).toHaveAttribute('data-state', 'showing');
  await page.clock.runFor(1);
  await expect(menu(page)).toHaveAttribute('data-state', 'show');
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveAttribute('data-state', 'hiding');
  await page.clock.runFor(299);
  await expect(menu(page)).toHaveAttribute('data-state', 'hiding');
  await page.clock.runFor(1);
  await expect(menu(page)).toHaveAttribute('data-state', 'closed');
});

test('raises the header and stops the page from scrolling', async ({ page }) => {
  await openWithApp(page, '/about-us');
  await expect(page.locator('body[data-overlay]')).toHaveCount(0);
  await hamburger(page).click();
  await expect(page.locator('body[data-overlay]')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCSS('z-index', '1040');
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
  await page.keyboard.press('Escape');
  await expect(page.locator('body[data-overlay]')).toHaveCount(0);
});

test('closes on a click outside and returns the focus', async ({ page }) => {
  await openWithApp(page, '/about-us');
  await hamburger(page).click();
  await expect(menu(page)).toHaveAttribute('data-state', 'show');
  await expect.poll(async () => Math.round((await menu(page).boundingBox())?.x ?? -1)).toBe(0);
  await page.mouse.click(380, 400);
  await expect(menu(page)).toHaveAttribute('data-state', 'closed');
  await expect(hamburger(page)).toBeFocused();
});

test('closes with its button and stays closed', async ({ page }) => {
  await openWithApp(page, '/about-us');
  await hamburger(page).click();
  await expect(menu(page)).toHaveAttribute('data-state', 'show');
  await menu(page).getByRole('button', { name: 'Close' }).click();
  await expect(menu(page)).toHaveAttribute('data-state', 'closed');
  await expect(menu(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
});

test('keeps the focus inside while it is open', async ({ page }) => {
  await openWithApp(page, '/about-us');
  await hamburger(page).click();
  await expect(menu(page)).toHaveAttribute('data-state', 'show');
  const close = menu(page).getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  expect(await menu(page).evaluate((element) => element.contains(document.activeElement))).toBe(
    true,
  );
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  for (let press = 0; press < 20; press += 1) await page.keyboard.press('Tab');
  expect(await menu(page).evaluate((element) => element.contains(document.activeElement))).toBe(
    true,
  );
});

test('opens one group at a time', async ({ page }) => {
  await openWithApp(page, '/about-us');
  await hamburger(page).click();
  const open = menu(page).locator('details[open]');
  await menu(page).getByText('Hosting', { exact: true }).click();
  await expect(open).toHaveCount(1);
  await menu(page).getByText('Domains', { exact: true }).click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('Domain Transfer');
  await menu(page).getByText('Domains', { exact: true }).click();
  await expect(open).toHaveCount(0);
});

test('closes when a link is followed', async ({ page }) => {
  await openWithApp(page, '/about-us');
  await hamburger(page).click();
  await menu(page).getByText('VPS', { exact: true }).click();
  await menu(page).getByRole('link', { name: 'Cloud VPS' }).click();
  await expect(page).toHaveURL(/\/vps$/);
  await expect(menu(page)).toHaveAttribute('data-state', 'closed');
  await expect(page.locator('main h1')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu and its groups open, and its links work', async ({ page }) => {
    await page.goto('/about-us');
    await hamburger(page).click();
    await menu(page).getByText('Email', { exact: true }).click();
    await menu(page).getByRole('link', { name: 'Titan Email' }).click();
    await expect(page).toHaveURL(/\/titan-email$/);
  });
});

test('what is behind the open menu is inert', async ({ page }) => {
  await openWithApp(page, '/about-us');
  await page.getByRole('button', { name: siteCopy.layout.openMenu, exact: true }).click();
  await expect(page.locator('#side-menu')).toHaveAttribute('data-state', 'show');
  const reachable = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('a[href], button')].filter(
          (control) => !control.closest('#side-menu') && !control.closest('[inert]'),
        ).length,
    );
  expect(await reachable()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('[inert]')).toHaveCount(0);
});
