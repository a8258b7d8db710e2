import type { Browser, Page } from '@playwright/test';
import { largestPaint, onSlowPhone, openReady, readTimings } from './slow-phone.ts';

const idleMs = 10_000;
/** How long a finger presses a link before the click. */
const pressMs = 90;
/** Long enough to load a page ahead. */
const lookMs = 3000;

/** Files that came from the site itself, and their compressed bytes. */
function weigh(page: Page): Promise<{ files: number; bytes: number }> {
  return page.evaluate(() => {
    const all = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const own = all.filter(
      ({ name, transferSize }) => name.startsWith(location.origin) && transferSize > 0,
    );
    const bytes = own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return { files: own.length, bytes };
  });
}

/** A first visit to a page and ten idle seconds there, after one to a bare page. Times are in milliseconds. */
export async function measureFirstVisit(browser: Browser, site: string, path: string) {
  const bare = await onSlowPhone(browser, async (page) => {
    await openReady(page, `${site}/bare-page`);
    return largestPaint(page);
  });
  return onSlowPhone(browser, async (page) => {
    const interactive = await openReady(page, site + path);
    const early = await weigh(page);
    const livePrices = await page.waitForFunction(
      () => !document.querySelector('main [data-waiting]') && performance.now(),
    );
    await page.waitForTimeout(idleMs);
    const late = await weigh(page);
    const paint = await largestPaint(page);
    const [firstPaint] = await readTimings(page, 'paint');
    const shifts = await readTimings(page, 'layout-shift');
    // Those of 50 ms or more.
    const tasks = await readTimings(page, 'longtask');
    const afterPaint = tasks.filter(({ startTime }) => startTime > (firstPaint?.startTime ?? 0));
    return {
      'bare page ms': bare,
      'largest paint ms': paint,
      'of bare page': paint / bare,
      'layout shift': shifts.reduce((sum, { value = 0 }) => sum + value, 0),
      'longest task ms': Math.max(0, ...afterPaint.map(({ duration }) => duration)),
      'interactive ms': interactive,
      'live prices ms': Number(await livePrices.jsonValue()),
      'files by then': early.files,
      'KB by then': early.bytes / 1000,
      'files after 10 idle s': late.files,
      'KB after 10 idle s': late.bytes / 1000,
    };
  });
}

/** Presses and clicks the first link to a page; returns the milliseconds from the click until the page's heading is painted. */
function tap(page: Page, to: string): Promise<number> {
  return page.evaluate(
    async ({ address, press }) => {
      const link = document.querySelector<HTMLElement>(`a[href="${address}"]`);
      if (!link) throw new Error(`No link to ${address}`);
      link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, press));
      const heading = document.querySelector('main h1');
      const start = performance.now();
      return new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          const next = document.querySelector('main h1');
          if (!next || next === heading) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
        link.click();
      });
    },
    { address: to, press: pressMs },
  );
}

/** Nothing is loaded ahead for visitors who save data, not even what they press. */
function saveData(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** A tap to the next page in three ways, and a reload of that page with all its files in the cache. */
export async function measureNextPage(browser: Browser, site: string, from: string, to: string) {
  const reload = await onSlowPhone(browser, async (page) => {
    for (const path of [to, from, to]) await openReady(page, site + path);
    return largestPaint(page);
  });
  const cold = await onSlowPhone(browser, async (page) => {
    await saveData(page);
    await openReady(page, site + from);
    return tap(page, to);
  });
  const intent = await onSlowPhone(browser, async (page) => {
    await openReady(page, site + from);
    return tap(page, to);
  });
  const idle = await onSlowPhone(browser, async (page) => {
    await openReady(page, site + from);
    await page
      .locator(`a[href="${to}"]`)
      .first()
      .evaluate((link) => link.scrollIntoView());
    await page.waitForTimeout(lookMs);
    return tap(page, to);
  });
  return {
    'reload ms': reload,
    'cold tap ms': cold,
    'cold, of reload': cold / reload,
    'with intent ms': intent,
    'intent, of reload': intent / reload,
    'after 3 idle s ms': idle,
    'idle, of reload': idle / reload,
  };
}
