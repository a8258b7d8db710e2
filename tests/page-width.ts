import type { Page } from '@playwright/test';

/** The page's full width in CSS pixels: wider than the window means that it scrolls sideways. */
export function pageWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth);
}
