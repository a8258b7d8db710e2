import planCards from '#content/words/plan-cards.js';
import { expect, test } from './test.ts';
import { expectAppReady, openWithApp } from './app-ready.ts';
import { findPlan } from './prices.ts';

/*
 * Keyboard use that no other spec covers. The menu bar is in layout.spec, the side menu in
 * side-menu.spec, the slider in home-variants.spec, the billing switch in plans.spec, the theme panel in
 * theme.spec.
 */

test('FAQ: Tab reaches each question, Enter and Space open and close it, one at a time', async ({
  page,
}) => {
  await page.goto('/');
  const questions = page.locator('main details > summary');
  const first = questions.nth(0);
  const second = questions.nth(1);
  const isOpen = (summary: typeof first) =>
    summary.evaluate((element) => (element.parentElement as HTMLDetailsElement).open);
  await second.evaluate((element) => {
    (element.parentElement as HTMLDetailsElement).open = false;
  });
  await first.focus();
  if (await isOpen(first)) await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  expect(await isOpen(first)).toBe(true);
  // Links inside the answer come first.
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    if (await second.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(second).toBeFocused();
  await page.keyboard.press('Space');
  expect(await isOpen(second)).toBe(true);
  await expect.poll(() => isOpen(first)).toBe(false);
  await page.keyboard.press('Space');
  expect(await isOpen(second)).toBe(false);
});

test('tooltip: focus shows it, Escape and moving the focus hide it', async ({ page }) => {
  await page.goto('/web-hosting');
  const feature = page.getByRole('button', { name: findPlan(52).features[0]?.title ?? '' });
  await expectAppReady(page);
  await feature.focus();
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeVisible();
  await expect(feature).toHaveAttribute(
    'aria-describedby',
    (await tip.getAttribute('id')) ?? 'none',
  );
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await expect(feature).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tip).toHaveCount(1);
  await expect(feature).not.toHaveAttribute('aria-describedby', /.*/);
});

test('Tab moves through a whole page, and every focused element is visible with a focus ring', async ({
  page,
}) => {
  await openWithApp(page, '/contact-us');
  const stops: string[] = [];
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return {
        label: `${element.tagName} ${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}`,
        hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        isVisible: width > 2 && height > 2,
      };
    });
    if (!stop) break;
    stops.push(stop.label);
    expect.soft(stop.isVisible, `${stop.label} is visible`).toBe(true);
    expect.soft(stop.hasRing, `${stop.label} has a focus ring`).toBe(true);
  }
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.length).toBeLessThan(150);
});

test('Escape closes a mega menu opened by the mouse', async ({ page }) => {
  await openWithApp(page, '/about-us');
  const button = page.getByRole('banner').getByRole('button', { name: 'Hosting', exact: true });
  await button.hover();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('a slow pointer reaches the text of a tooltip', async ({ page }) => {
  await openWithApp(page, '/web-hosting');
  const term = page.getByRole('button', { name: findPlan(52).features[0]?.title ?? '' }).first();
  await term.hover();
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeVisible();
  const from = await term.boundingBox();
  const to = await tip.boundingBox();
  if (!from || !to) throw new Error('the feature or its tooltip is not visible');
  const x = from.x + 8;
  for (let y = from.y + from.height / 2; y < to.y + 8; y += 1) await page.mouse.move(x, y);
  await expect(tip).toBeVisible();
});

test('the button that shows all features stays on the screen and keeps the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openWithApp(page, '/web-hosting');
  const { seeAll, seeLess } = planCards;
  const button = page.getByRole('button', { name: RegExp(`^(${seeAll}|${seeLess})$`) }).last();
  for (const label of [seeLess, seeAll]) {
    await button.press('Enter');
    await expect(button).toHaveText(label);
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

test('the back-to-top button moves the focus to the heading', async ({ page }) => {
  await openWithApp(page, '/terms-of-service');
  await page.evaluate(() => window.scrollTo(0, 3000));
  await page.getByRole('button', { name: /top/i }).click();
  await expect(page.locator('main h1')).toBeFocused();
});

test('Tab moves from the theme button to the first theme', async ({ page }) => {
  await openWithApp(page, '/about-us');
  await page.getByRole('button', { name: /theme/i }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-theme-choice]').first()).toBeFocused();
});
