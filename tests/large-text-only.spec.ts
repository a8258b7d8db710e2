import { expect, test } from './test.ts';
import { everyLanguage } from './every-language.ts';
import { pageWidth } from './page-width.ts';
import { onePageOfEachView } from './one-of-each-view.ts';
import { siteCopy } from '../src/site/siteCopy.ts';
import { withBase } from '../src/language/edition.ts';

/*
 * Some browsers, and settings of phones, enlarge only the text: the em of media queries stays as it
 * is, so that styles for small windows don't help. (large-text.spec has the other kind.)
 */
test.use({
  // The prerendered page is enough, and loads in less than half the time.
  javaScriptEnabled: false,
});

test('with all text at 200%, nothing leaves a phone’s screen', everyLanguage, async ({ page }) => {
  const menu = page.getByRole('button', { name: siteCopy.layout.openMenu, exact: true });
  const wide: string[] = [];
  for (const path of onePageOfEachView) {
    await page.goto(withBase(path), { waitUntil: 'load' });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 780 });
      const whole = await pageWidth(page);
      if (whole > width) wide.push(`${path}: ${whole} px on ${width} px`);
      // The header is fixed: what leaves it does not widen the page.
      await expect(menu).toBeInViewport({ ratio: 1 });
    }
  }
  expect(wide).toEqual([]);
});
