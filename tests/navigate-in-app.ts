import type { Page } from '@playwright/test';

/** Navigates without loading a document, even to an address that no link leads to. */
export async function navigateInApp(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    window.history.pushState(null, '', href);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
