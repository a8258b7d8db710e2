import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { siteCopy } from '../src/site/siteCopy.ts';
import { openWithApp } from './app-ready.ts';

test.use({ viewport: { width: 390, height: 780 } });

const menu = (page: Page) => page.locator('#side-menu');
const hamburger = (page: Page) =>
  page.getByRole('button', { name: siteCopy.layout.openMenu, exact: true });
const closeButton = (page: Page) =>
  menu(page).getByRole('button', { name: siteCopy.layout.closeMenu });
const group = (page: Page, id: string) =>
  menu(page).getByText(siteCopy.navigation.menus.find((one) => one.id === id)?.label ?? '', {
    exact: true,
  });

async function openMenu(page: Page): Promise<void> {
  await openWithApp(page, '/about-us');
  await hamburger(page).click();
  await expect(menu(page)).toHaveAttribute('data-state', 'show');
}

/** Records each state of the menu. */
async function recordStates(page: Page): Promise<void> {
  await page.evaluate(() => {
    const log: (string | null)[] = [];
    const element = document.getElementById('side-menu');
    if (!element) throw new Error('#side-menu is missing');
    new MutationObserver(() => {
      log.push(element.getAttribute('data-state'));
    }).observe(element, { attributes: true, attributeFilter: ['data-state'] });
    Object.assign(window, { menuLog: log });
  });
}

test('goes through its states, and the page behind it is inert while it is open', async ({
  page,
}) => {
  await openWithApp(page, '/about-us');
  await expect(menu(page)).toHaveAttribute('data-state', 'closed');
  await recordStates(page);
  await hamburger(page).click();
  await expect(menu(page)).toHaveAttribute('data-state', 'show');
  await page.locator('main a').first().focus();
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toHaveAttribute('data-state', 'closed');
  await page.locator('main a').first().focus();
  await expect(page.locator('main a').first()).toBeFocused();
  const log = await page.evaluate(() => (window as unknown as { menuLog: string[] }).menuLog);
  expect(log).toEqual(['showing', 'show', 'hiding', 'closed']);
});

test('closes with its button and on a click outside, and returns the focus', async ({ page }) => {
  await openMenu(page);
  await closeButton(page).click();
  await expect(menu(page)).toBeHidden();
  await expect(hamburger(page)).toBeFocused();
  await hamburger(page).click();
  await expect.poll(async () => Math.round((await menu(page).boundingBox())?.x ?? -1)).toBe(0);
  await page.mouse.click(380, 400);
  await expect(menu(page)).toHaveAttribute('data-state', 'closed');
  await expect(hamburger(page)).toBeFocused();
});

test('closes when a link is followed', async ({ page }) => {
  await openMenu(page);
  await group(page, 'vps').click();
  await menu(page).locator('a[href="/vps"]').click();
  await expect(page).toHaveURL('/vps');
  await expect(menu(page)).toHaveAttribute('data-state', 'closed');
  await expect(page.locator('main h1')).toBeFocused();
});

test('Back closes it and stays on the page', async ({ page }) => {
  await openWithApp(page, '/vps');
  await page.getByRole('contentinfo').locator('a[href="/about-us"]').first().click();
  await expect(page).toHaveURL('/about-us');
  await hamburger(page).click();
  await expect(menu(page)).toHaveAttribute('data-state', 'show');
  await page.goBack();
  await expect(menu(page)).toHaveAttribute('data-state', 'closed');
  await expect(page).toHaveURL('/about-us');
  await expect(hamburger(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/vps');
});

test('closed in any other way, it leaves nothing in the history', async ({ page }) => {
  await openWithApp(page, '/vps');
  await page.getByRole('contentinfo').locator('a[href="/about-us"]').first().click();
  await expect(page).toHaveURL('/about-us');
  await hamburger(page).click();
  await closeButton(page).click();
  await expect(menu(page)).toHaveAttribute('data-state', 'closed');
  await hamburger(page).click();
  await group(page, 'hosting').click();
  await menu(page).locator('a[href="/web-hosting"]').first().click();
  await expect(page).toHaveURL('/web-hosting');
  await expect(menu(page)).toHaveAttribute('data-state', 'closed');
  // A link to the page itself only closes the menu, whose group is still open.
  await hamburger(page).click();
  await menu(page).locator('a[href="/web-hosting"]').first().click();
  await expect(menu(page)).toHaveAttribute('data-state', 'closed');
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  await expect(hamburger(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/vps');
});

test('a link to another document leaves nothing in the history', async ({ page }) => {
  await openMenu(page);
  await menu(page).locator('a[hreflang]').click();
  await expect(page).toHaveURL(/\/bn\/about-us$/);
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
  await expect(menu(page)).toHaveAttribute('data-state', 'closed');
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain('overlay');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu and its groups open, and its links work', async ({ page }) => {
    await page.goto('/about-us');
    await hamburger(page).click();
    await group(page, 'email').click();
    await menu(page).locator('a[href="/titan-email"]').click();
    await expect(page).toHaveURL('/titan-email');
  });
});
