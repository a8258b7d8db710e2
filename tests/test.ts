import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * Playwright's `test`, with pages that load nothing ahead of a click, as on 2G: loading ahead takes a quarter of a page's
 * CPU time. `test.use({ loadsAhead: true })` asks for it.
 */
export const test = base.extend<{ loadsAhead: boolean }>({
  loadsAhead: [false, { option: true }],
  page: async ({ page, loadsAhead }, use) => {
    if (!loadsAhead) {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', {
          value: { effectiveType: '2g' },
          configurable: true,
        });
      });
    }
    await use(page);
  },
});
