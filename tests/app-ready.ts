import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** On the document from the moment that the app has taken over the prerendered page and its frame. */
export const appReady = 'html[data-app][data-page]';

export async function expectAppReady(page: Page): Promise<void> {
  await expect(page.locator(appReady)).toHaveCount(1);
}
