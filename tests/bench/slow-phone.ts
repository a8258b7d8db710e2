import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { chromiumArgs } from '../chromium-args.ts';

/** A browser that trusts the certificates whose key has this hash. */
export function launchBrowser(keyHash: string): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [...chromiumArgs, `--ignore-certificate-errors-spki-list=${keyHash}`],
  });
}

/** Runs in a new phone with an empty cache and a CPU slowed down four times. */
export async function onSlowPhone<T>(
  browser: Browser,
  run: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await run(page);
  } finally {
    await context.close();
  }
}

/** Opens a page; returns the milliseconds until all of it is interactive. */
export async function openReady(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const ready = await page.waitForFunction(
    () => document.documentElement.dataset['page'] === 'ready' && performance.now(),
  );
  return Number(await ready.jsonValue());
}

/** The milliseconds until the largest paint so far. */
export async function largestPaint(page: Page): Promise<number> {
  const paints = await readTimings(page, 'largest-contentful-paint');
  return paints.at(-1)?.startTime ?? Number.NaN;
}

/** What the Performance API reports of a page; `value` is that of a layout shift. */
interface Timing {
  startTime: number;
  duration: number;
  value?: number;
}

export function readTimings(page: Page, type: string): Promise<Timing[]> {
  return page.evaluate(
    (wanted) =>
      new Promise<Timing[]>((resolve) => {
        const found: Timing[] = [];
        new PerformanceObserver((list) => {
          found.push(...list.getEntries().map((entry) => entry.toJSON() as Timing));
        }).observe({ type: wanted, buffered: true });
        // Without entries the observer is never called.
        setTimeout(() => resolve(found), 100);
      }),
    type,
  );
}
