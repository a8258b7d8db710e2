import planCards from '#content/words/plan-cards.js';
import { expect, test } from '@playwright/test';
import { openWithApp } from './app-ready.ts';
import { findPlan } from './prices.ts';

/*
 * Keyboard use that no other spec covers. The menu bar is in layout.spec, the side menu in
 * side-menu.spec, the slider in home-variants.spec, the billing switch in plans.spec, the theme panel in
 * theme.spec.
 */

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
