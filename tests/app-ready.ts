import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { withBase } from '../src/language/edition.ts';

/** Matches once the layout and the page are hydrated. */
export const hydrated = 'html[data-app][data-page]';

/** Matches once every section has its final height, too. */
export const appReady = `${hydrated}[data-laid-out]`;

export async function expectAppReady(page: Page): Promise<void> {
  await expect(page.locator(appReady)).toHaveCount(1);
}

/** Opens a page in the language of this run and waits until the app handles clicks and keys. */
export async function openWithApp(page: Page, path: string): Promise<void> {
  await page.goto(withBase(path));
  await expectAppReady(page);
}
