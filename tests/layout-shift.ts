import type { Page } from '@playwright/test';

interface ShiftWindow extends Window {
  layoutShift?: number;
}

/**
 * Sums up unexpected layout shifts, on the whole page or inside one element (the header and the
 * theme panel move when a page scrolls). Call it before opening the page; each call of the function it
 * returns starts from 0 again. Late fonts have a test of their own (loading.spec.ts): where they may
 * move something, start again after they have loaded.
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
        const container = document.querySelector(selector);
        const isInside = entry.sources.some(({ node }) => container?.contains(node));
        if (isInside && !entry.hadRecentInput) {
          view.layoutShift = (view.layoutShift ?? 0) + entry.value;
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, within);
  return async () => {
    // Entries arrive a frame or two after the shift.
    await page.waitForTimeout(200);
    const sum = await page.evaluate(() => {
      const view = window as ShiftWindow;
      const shift = view.layoutShift;
      view.layoutShift = 0;
      return shift;
    });
    if (sum === undefined)
      throw new Error(
        'layout shifts were not recorded: call watchLayoutShift before opening the page',
      );
    // Thousandths, as commonly reported: a late font moves text by a fraction of a pixel.
    return Math.round(sum * 1000) / 1000;
  };
}

/** Shifts below the visible area are not reported, but they change the page's height. */
export async function pageHeight(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return document.documentElement.scrollHeight;
  });
}
