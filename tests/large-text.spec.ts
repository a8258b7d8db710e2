import { expect, test } from './test.ts';
import { chromiumArgs } from './chromium-args.ts';
import { everyLanguage } from './every-language.ts';
import { pageWidth } from './page-width.ts';
import { pages } from '../src/site/pages.ts';
import { withBase } from '../src/language/edition.ts';

const sizes = [
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test.use({
  // The prerendered page is enough, and loads in less than half the time.
  javaScriptEnabled: false,
  launchOptions: {
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    // The visitor's own setting: unlike the page's styles, it also changes the em in media queries.
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  },
});

test(
  'with the browser’s text size at 200%, no page scrolls sideways',
  everyLanguage,
  async ({ page }) => {
    const wide: string[] = [];
    for (const { path } of pages) {
      // Wait for all styles: without its own stylesheet, an article's code would widen the page.
      await page.goto(withBase(path), { waitUntil: 'load' });
      for (const size of sizes) {
        await page.setViewportSize(size);
        const width = await pageWidth(page);
        if (width > size.width) wide.push(`${path}: ${width} px on ${size.width} px`);
      }
    }
    expect(wide).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('font-size', '34px');
  },
);
