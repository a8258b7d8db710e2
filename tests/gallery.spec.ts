import { expect, test } from '@playwright/test';
import { themes as themeNames } from '#content/themes.js';
import { openWithApp } from './app-ready.ts';
import { onePageOfEachView } from './one-of-each-view.ts';

/*
 * What a change looks like: `npm run gallery` compares every page with the last accepted screenshots and fails with a
 * picture of each difference; `npm run gallery -- --update-snapshots` accepts what pages look like now.
 */
for (const path of onePageOfEachView) {
  for (const theme of path === '/' || path === '/web-hosting' ? themeNames : ['default']) {
    for (const width of [1280, 390]) {
      const name = `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${theme}-${width}`;
      test(name, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.clock.setFixedTime('2026-01-04T06:00:00Z');
        await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
        await openWithApp(page, path);
        await expect(page.locator('[data-waiting]')).toHaveCount(0);
        await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true });
      });
    }
  }
}
