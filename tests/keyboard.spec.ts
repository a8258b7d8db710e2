import { expect, test } from '@playwright/test';
import { expectAppReady, openWithApp } from './app-ready.ts';

/*
 * What the specs of each part do not walk through: the menu bar is in layout.spec, the side menu in
 * side-menu.spec, the slider in home-variants.spec, the switch in plans.spec, the theme panel in theme.spec.
 */

test('accordion: Tab reaches each question, Enter and Space open and close, one at a time', async ({
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
  // Links inside of the answer come between; a question is reached in the end.
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

test('tooltip: the focus shows it and names it, Escape and leaving hide it', async ({ page }) => {
  await page.goto('/web-hosting');
  const words = page.getByRole('button', { name: '1 GB NVMe SSD' });
  await expectAppReady(page);
  await words.focus();
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeVisible();
  await expect(words).toHaveAttribute('aria-describedby', (await tip.getAttribute('id')) ?? 'none');
  await page.keyboard.press('Escape');
  await expect(tip).toHaveCount(0);
  await expect(words).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tip).toHaveCount(1);
  await expect(words).not.toHaveAttribute('aria-describedby', /.*/);
});

test('every stop of Tab on a page can be seen, and none is a trap', async ({ page }) => {
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
        words: `${element.tagName} ${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 40)}`,
        ringed: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
        seen: width > 2 && height > 2,
      };
    });
    if (!stop) break;
    stops.push(stop.words);
    expect.soft(stop.seen, `${stop.words} is on show`).toBe(true);
    expect.soft(stop.ringed, `${stop.words} has a ring`).toBe(true);
  }
  expect(stops.length).toBeGreaterThan(20);
  expect(stops.length).toBeLessThan(150);
});
