import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The app has taken over the frame and the page. */
export const appReady = 'html[data-app][data-page]';

export async function expectAppReady(page: Page): Promise<void> {
  await expect(page.locator(appReady)).toHaveCount(1);
}

/** Opens a page and waits for its app: a key that is pressed before does what the browser does alone. */
export async function openWithApp(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectAppReady(page);
}
