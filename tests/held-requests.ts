import type { Page } from '@playwright/test';

/** Holds back every request for a URL pattern until the returned function is called. */
export async function holdRequests(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens a page without one of its scripts, which loads when the returned function is called. */
export async function openWithoutScript(
  page: Page,
  script: string,
  path: string,
): Promise<() => void> {
  const url = `**/assets/${script}-*.js`;
  const release = await holdRequests(page, url);
  await Promise.all([page.waitForRequest(url), page.goto(path, { waitUntil: 'domcontentloaded' })]);
  return release;
}
