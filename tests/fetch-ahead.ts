import type { Page } from '@playwright/test';

/** As on a phone that saves data: the site loads nothing ahead of a click. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
