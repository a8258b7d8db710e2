import type { Page } from '@playwright/test';

interface ShiftWindow extends Window {
  layoutShift?: number;
}

/**
 * Adds up what moves without the visitor's doing, anywhere or inside one element (the header and
 * the theme panel move when a page is scrolled). Call it before the page is opened. What fonts move
 * when they come late has a test of its own (loading.spec.ts): compare with the sum once they are there.
 */
export async function watchLayoutShift(
  page: Page,
  within = 'html',
): Promise<() => Promise<number>> {
  await page.addInitScript((selector) => {
    const view = window as ShiftWindow;
    view.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        const place = document.querySelector(selector);
        const isThere = entry.sources.some(({ node }) => place?.contains(node));
        if (isThere && !entry.hadRecentInput) {
          view.layoutShift = (view.layoutShift ?? 0) + entry.value;
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, within);
  return async () => {
    // Entries are delivered a frame or two after the shift.
    await page.waitForTimeout(200);
    const sum = await page.evaluate(() => (window as ShiftWindow).layoutShift);
    if (sum === undefined) throw new Error('layout shifts were not watched');
    // In thousandths, as it is commonly reported: a font that comes late moves words by a hair's breadth.
    return Math.round(sum * 1000) / 1000;
  };
}

/** Below the screen's edge a shift does not count, but the page's height tells of it. */
export async function pageHeight(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });
}
