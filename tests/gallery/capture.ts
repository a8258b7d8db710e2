import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import path from 'node:path';
import { appReady } from '../app-ready.ts';
import { site } from '../../src/content/site.ts';
import { themeStorageKey } from '../../src/theme/names.ts';
import type { ThemeName } from '../../src/theme/names.ts';
import { siteUrl } from '../addresses.ts';
import { findBrowser } from '../browser.ts';
import type { Shot } from './shots.ts';

const day = 24 * 3600 * 1000;
/** Every run happens at the same moment, some days before the countdown's end. */
const frozenTime = Date.parse(site.countdownTarget) - 12.5 * day;

/** Waits until the page looks as it will look for good. */
async function settle(page: Page): Promise<void> {
  await page.locator(appReady).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => !document.querySelector('main')?.textContent.includes('Loading...'),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    // Two frames, for what is drawn in answer to the last change.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}

/** A tab in which a theme has been chosen before the first page. */
async function openTab(browser: Browser, theme: ThemeName): Promise<Page> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(frozenTime);
  await page.addInitScript(([key, name]) => localStorage.setItem(key, name), [
    themeStorageKey,
    theme,
  ] as const);
  return page;
}

async function take(page: Page, shot: Shot, folder: string): Promise<void> {
  await page.setViewportSize({ width: shot.width, height: 800 });
  await page.goto(shot.path);
  await settle(page);
  await page.screenshot({
    path: path.join(folder, shot.file),
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
  });
}

export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--hide-scrollbars'],
  });
}

/** Takes all pictures; pages wait for the network as much as for the processor. */
export async function takeAll(
  browser: Browser,
  shots: readonly Shot[],
  { folder, onTaken }: { folder: string; onTaken: (done: number, shot: Shot) => void },
): Promise<void> {
  const waiting = [...shots];
  let done = 0;
  const work = async () => {
    const tabs = new Map<ThemeName, Page>();
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const tab = tabs.get(shot.theme) ?? (await openTab(browser, shot.theme));
      tabs.set(shot.theme, tab);
      await take(tab, shot, folder);
      done += 1;
      onTaken(done, shot);
    }
  };
  await Promise.all([work(), work(), work()]);
}
