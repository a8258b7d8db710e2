import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * Playwright's `test`, without prefetching, as on a 2G connection: prefetching takes a quarter of a page's CPU time.
 * `test.use({ loadsAhead: true })` turns it on.
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
