import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The browser's own remarks on what did not arrive: no page can keep them back. */
const browserRemarks = /^Failed to load resource|^Access to fetch at .* blocked by CORS policy/;

/** The one failure that the specification wants logged. */
const wantedLog = /^Error fetching domain prices/;

/** Whatever comes up uncaught, is logged as an error, or pops up on a page, from now on. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  // Playwright tells unhandled rejections here, too.
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('dialog', (dialog) => {
    complaints.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    const text = message.text();
    const known = browserRemarks.test(text) || wantedLog.test(text);
    if (message.type() === 'error' && !known) complaints.push(text);
  });
  return complaints;
}

const nonsense =
  /NaN|undefined|null|\[object|Infinity|৳-|Save -|<script|Very long name|\u202e|\d{16}|__proto__/;

/** What no visitor may ever read, and no link may ever lead to. */
export async function expectSense(page: Page): Promise<void> {
  const main = page.getByRole('main');
  expect(await main.innerText()).not.toMatch(nonsense);
  const links = await main
    .locator('a')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
  expect(links.filter((href) => !/^(https?|mailto|tel):/.test(href))).toEqual([]);
  expect(links.filter((href) => href.includes('evil.example'))).toEqual([]);
}

/** The page reads: its heading, its words, its frame, the way to log in; and nothing waits for ever. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('banner').locator('a[href$="/login"]').first()).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(40);
}
