import type { Page } from '@playwright/test';

/** Opens a page one of whose scripts does not come before it is let go. */
export async function openWithout(page: Page, script: string, path: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(`**/assets/${script}-*.js`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return letGo;
}
