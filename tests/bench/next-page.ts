import type { Browser, Page } from '@playwright/test';
import { median } from '../median.ts';
import { launchBrowser, onSlowPhone, openReady } from './slow-phone.ts';
import { undisturbed } from './undisturbed.ts';

const journeys: readonly (readonly [string, string])[] = [
  ['/', '/web-hosting'],
  ['/', '/vps'],
  ['/web-hosting', '/domain-registration'],
  ['/', '/contact-us'],
  ['/vps', '/pricing-default'],
];
const cpus = [1, 4];
/** Long enough for the links on screen to be loaded ahead. */
const idleMs = 3000;
/** How long a finger stays on a link; a press starts loading the page, the click at its end shows it. */
export const pressMs = 90;

export interface NextPage {
  from: string;
  to: string;
  cpu: number;
  /** Milliseconds from the click until the next page is painted. */
  cold: number;
  afterIdle: number;
  fullLoad: number;
}

/** Taps the first link to a page, and measures from the click until the page's heading is painted. */
function tap(page: Page, to: string): Promise<number> {
  return page.evaluate(
    ({ address, press }) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLElement>(`a[href="${address}"]`);
        if (!link) {
          reject(new Error(`No link to ${address}`));
          return;
        }
        const heading = document.querySelector('main h1');
        let start = 0;
        const observer = new MutationObserver(() => {
          const next = document.querySelector('main h1');
          if (!next || next === heading) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
        link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        setTimeout(() => {
          start = performance.now();
          link.click();
        }, press);
      }),
    { address: to, press: pressMs },
  );
}

function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** A visitor sees a link before tapping it: on the page, or in the side menu. */
async function showLink(page: Page, to: string): Promise<void> {
  const onPage = page
    .locator(`:is(header, main, footer) a[href="${to}"]`)
    .filter({ visible: true });
  if ((await onPage.count()) > 0) {
    await onPage.first().scrollIntoViewIfNeeded();
    return;
  }
  await page.locator('header button[popovertarget]').first().click();
  const group = page.locator('#side-menu details').filter({ has: page.locator(`a[href="${to}"]`) });
  await group.locator('summary').click();
}

async function measureTap(browser: Browser, site: string, journey: Journey): Promise<number> {
  const { from, to, cpu, idle } = journey;
  return onSlowPhone(browser, cpu, async (page) => {
    await openReady(page, site + from);
    if (idle) {
      await showLink(page, to);
      await page.waitForTimeout(idleMs);
    }
    return tap(page, to);
  });
}

interface Journey {
  from: string;
  to: string;
  cpu: number;
  idle: boolean;
}

/** A full document load, with everything but the HTML in the cache. */
function measureFullLoad(browser: Browser, site: string, { from, to, cpu }: Journey) {
  return onSlowPhone(browser, cpu, async (page) => {
    await openReady(page, site + to);
    await openReady(page, site + from);
    await page.goto(site + to, { waitUntil: 'load' });
    return largestPaint(page);
  });
}

/** The next page by a tap, right away and after idling, and by a full load, in turn. */
export async function measureNextPages(site: string, runs: number): Promise<NextPage[]> {
  const browser = await launchBrowser();
  const results: NextPage[] = [];
  for (const cpu of cpus) {
    for (const [from, to] of journeys) {
      process.stderr.write(`Next page ${from} → ${to}, CPU ÷ ${cpu} …\n`);
      const times = { cold: [] as number[], afterIdle: [] as number[], fullLoad: [] as number[] };
      const journey = { from, to, cpu, idle: false };
      for (let run = 0; run < runs; run += 1) {
        times.cold.push(await undisturbed(() => measureTap(browser, site, journey)));
        times.afterIdle.push(
          await undisturbed(() => measureTap(browser, site, { ...journey, idle: true })),
        );
        times.fullLoad.push(await undisturbed(() => measureFullLoad(browser, site, journey)));
      }
      results.push({
        from,
        to,
        cpu,
        cold: median(times.cold),
        afterIdle: median(times.afterIdle),
        fullLoad: median(times.fullLoad),
      });
    }
  }
  await browser.close();
  return results;
}
