import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import path from 'node:path';
import { appReady } from '../app-ready.ts';
import { site } from '../../src/site/site.ts';
import { themeStorageKey } from '../../src/theme/names.ts';
import type { ThemeName } from '../../src/theme/names.ts';
import { siteUrl } from '../addresses.ts';
import { findBrowser } from '../browser.ts';
import { chromiumArgs } from '../chromium-args.ts';
import type { Screenshot } from './screenshots.ts';

const day = 24 * 3600 * 1000;
/** Every run uses the same time, some days before the countdown ends. */
const frozenTime = Date.parse(site.countdownTarget) - 12.5 * day;

/** Waits until the page no longer changes. */
async function waitUntilSettled(page: Page): Promise<void> {
  await page.locator(appReady).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    () => !document.querySelector('main')?.textContent.includes('Loading...'),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    // Two frames, so that the last change is painted.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  });
}

/** Opens a tab with a stored theme. */
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

async function takeScreenshot(page: Page, shot: Screenshot, folder: string): Promise<void> {
  await page.setViewportSize({ width: shot.width, height: 800 });
  await page.goto(shot.path);
  await waitUntilSettled(page);
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
    args: [...chromiumArgs, '--hide-scrollbars'],
  });
}

/** Takes all screenshots, three at a time: pages wait for the network as much as for the CPU. */
export async function takeScreenshots(
  browser: Browser,
  screenshots: readonly Screenshot[],
  { folder, onTaken }: { folder: string; onTaken: (done: number, shot: Screenshot) => void },
): Promise<void> {
  const queue = [...screenshots];
  let done = 0;
  const worker = async () => {
    const tabs = new Map<ThemeName, Page>();
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      const tab = tabs.get(shot.theme) ?? (await openTab(browser, shot.theme));
      tabs.set(shot.theme, tab);
      await takeScreenshot(tab, shot, folder);
      done += 1;
      onTaken(done, shot);
    }
  };
  await Promise.all([worker(), worker(), worker()]);
}
