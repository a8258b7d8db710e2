import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { builtPage } from './built-page.ts';
import type { Page } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { pageEntries } from '../src/site/pageEntries.ts';

/**
 * Pages that must have a drawing of their own. A page with a canonical page shows the same product; hidden
 * pages and the blog share medallions and covers on purpose.
 */
const ownDrawing = pageEntries
  .filter(
    ({ path, canonical, hidden, article }) =>
      path !== '/' && path !== '/blog-grid' && !canonical && !hidden && !article,
  )
  .map(({ path }) => path);

/** The most a drawing may weigh in its page's HTML, compressed. */
const limit = 1500;

/** The first drawing on a page: decorative and, unlike an icon, with paths of its own. */
function drawingOn(path: string): string {
  const pictures = [...builtPage(path).querySelectorAll('main svg[aria-hidden]')];
  return pictures.find((svg) => svg.querySelector('path'))?.outerHTML ?? '';
}

test('no two products share a drawing, and none is heavy', () => {
  const pageOf = new Map<string, string>();
  for (const path of ownDrawing) {
    const drawing = drawingOn(path);
    expect(drawing, path).not.toBe('');
    expect(pageOf.get(drawing), `another page with the drawing of ${path}`).toBeUndefined();
    pageOf.set(drawing, path);
    expect(brotliCompressSync(drawing).length, `${path}: bytes of its drawing`).toBeLessThan(limit);
  }
});

test('no screen is heavy', () => {
  const files = globSync('generated/drawings/screens/*.svg');
  expect(files).not.toEqual([]);
  for (const file of files) {
    expect(brotliCompressSync(readFileSync(file)).length, file).toBeLessThan(4000);
  }
});

/** What drives the page's animations, except those without a duration, which only reveal a list price late. */
function timelinesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter((animation) => animation.effect?.getTiming().duration !== 0);
    return [...new Set(moving.map(({ timeline }) => timeline?.constructor.name ?? ''))];
  });
}

test.describe('for visitors who want motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const path of ['/titan-email', '/home-black-friday-coming']) {
    test(`${path}: without a drawing that sews itself, stitches follow the scroll position`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.locator('[data-sewn]').scrollIntoViewIfNeeded();
      await expect.poll(() => timelinesOn(page)).toEqual(['ViewTimeline']);
    });
  }
});

for (const width of [320, 360, 390, 600, 768]) {
  test(`the tigers and the letters are not cropped at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/home-gaming-hosting', '/dedicated-server', '/titan-email']) {
      await page.goto(path);
      const drawing = page.locator('main svg[aria-hidden]:has(path)').first();
      const cropped = await drawing.evaluate(countCroppedParts);
      expect(cropped, path).toBe(0);
    }
  });
}

/** How many groups of a drawing extend beyond its visible area. */
function countCroppedParts(drawing: Element): number {
  const visible = [drawing, drawing.parentElement ?? drawing].map((element) =>
    element.getBoundingClientRect(),
  );
  return [drawing, ...drawing.querySelectorAll('g')].filter((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    return (
      width > 0 &&
      visible.some(
        (box) =>
          left < box.left - 1 ||
          right > box.right + 1 ||
          top < box.top - 1 ||
          bottom > box.bottom + 1,
      )
    );
  }).length;
}
