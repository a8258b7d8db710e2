import { addressIn } from '../src/language/edition.ts';
import { pageEntries as pages } from '../src/site/pageEntries.ts';
import { findBrowser } from './browser.ts';
import { chromiumArgs } from './chromium-args.ts';
import { pageWidth } from './page-width.ts';
import { expect, test } from './test.ts';

const sizes = [
  { width: 360, height: 780 },
  { width: 1280, height: 800 },
];

test.use({
  javaScriptEnabled: false,
  launchOptions: {
    executablePath: findBrowser(),
    // The visitor's own setting: unlike the page's styles, it also changes the em in media queries.
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  },
});

test('without JavaScript and with the browser’s text size at 200%, every page is readable and fits', async ({
  page,
  base,
}) => {
  test.slow();
  const problems: string[] = [];
  for (const { path } of pages) {
    // Wait for all styles: without its own stylesheet, an article's code would widen the page.
    await page.goto(addressIn(base, path), { waitUntil: 'load' });
    await expect(page.locator('h1')).toBeVisible();
    const { length } = await page.locator('main').innerText();
    if (length < 40) problems.push(`${path}: ${length} characters`);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const width = await pageWidth(page);
      if (width > size.width) problems.push(`${path}: ${width} px on ${size.width} px`);
    }
  }
  expect(problems).toEqual([]);
  await expect(page.locator('html')).toHaveCSS('font-size', '34px');
});
