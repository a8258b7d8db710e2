import { expect, test } from '@playwright/test';
import { chromiumArgs } from './chromium-args.ts';
import { pageWidth } from './page-width.ts';
import { pages } from '../src/content/pages.ts';

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** WCAG 1.4.12: the spacing a reader may set. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

test.describe('with the browser’s text size at 200%', () => {
  test.use({
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      // The visitor's own setting: unlike a style of the page it also changes the em of media queries.
      args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
    },
  });

  for (const size of sizes) {
    test(`no page scrolls sideways at ${size.width} px`, async ({ page }) => {
      test.setTimeout(90_000);
      await page.setViewportSize(size);
      const wide: string[] = [];
      for (const { path } of pages) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const width = await pageWidth(page);
        if (width > size.width) wide.push(`${path}: ${width} px`);
      }
      expect(wide).toEqual([]);
      await expect(page.locator('html')).toHaveCSS('font-size', '34px');
    });
  }
});

test.describe('with the text spacing of WCAG 1.4.12', () => {
  test.use({ bypassCSP: true, viewport: { width: 320, height: 700 } });

  test('no page scrolls sideways at 320 px', async ({ page }) => {
    test.setTimeout(90_000);
    const wide: string[] = [];
    for (const { path } of pages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await page.addStyleTag({ content: textSpacing });
      const width = await pageWidth(page);
      if (width > 320) wide.push(`${path}: ${width} px`);
    }
    expect(wide).toEqual([]);
  });
});

for (const width of [320, 390]) {
  test(`the top bar covers nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/home-top-navbar');
    const header = await page.getByRole('banner').boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect(main?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
  });
}
