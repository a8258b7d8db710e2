import type { Page } from '@playwright/test';

interface Moved {
  /** Everything that moved by itself. */
  page: number;
  /** Of that, what has a part in <main>: the header and the theme panel answer to scrolling. */
  main: number;
}

/** Begins to add up whatever moves by itself; call it before the page opens. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const moved: Moved = { page: 0, main: 0 };
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        if (shift.hadRecentInput) continue;
        moved.page += shift.value;
        const main = document.querySelector('main');
        if (shift.sources.some(({ node }) => main?.contains(node))) moved.main += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How much has moved so far: the cumulative layout shift. */
export async function layoutShift(page: Page): Promise<Moved> {
  return page.evaluate(async () => {
    // Two frames, so that what the last change moved has been counted.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    return (window as unknown as { moved: Moved }).moved;
  });
}
