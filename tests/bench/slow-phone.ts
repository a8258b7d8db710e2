import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { chromiumArgs } from '../chromium-args.ts';

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [...chromiumArgs, '--ignore-certificate-errors'],
  });
}

/** Runs in a new phone with an empty cache and a CPU slowed down `cpu` times. */
export async function onSlowPhone<T>(
  browser: Browser,
  cpu: number,
  run: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    return await run(page);
  } finally {
    await context.close();
  }
}

export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset['page'] === 'ready');
}
