import type { Page } from '@playwright/test';
import { withBase } from '../src/language/edition.ts';

/** Matches once the layout and the page are hydrated. */
export const hydrated = 'html[data-app][data-page]';

/** Matches once every section has its final height, too. */
export const appReady = `${hydrated}[data-laid-out]`;

/** Looks in every frame: `expect` would look four times in the first second. */
export async function expectAppReady(page: Page): Promise<void> {
  await page.waitForFunction((ready) => document.querySelector(ready) !== null, appReady);
}

/** Opens a page in the language of this run and waits until the app handles clicks and keys. */
export async function openWithApp(page: Page, path: string): Promise<void> {
  await page.goto(withBase(path));
  await expectAppReady(page);
}
