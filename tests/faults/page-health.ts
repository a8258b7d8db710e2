import planCards from '#content/words/plan-cards.js';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** The browser logs these itself when something fails to load; no page can prevent it. */
const browserMessages = /^Failed to load resource|^Access to fetch at .* blocked by CORS policy/;

/** The one failure that the specification wants in the console. */
const specifiedMessage = /^Error fetching domain prices/;

/** Collects uncaught errors, logged errors and dialogs of a page from now on. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  // Includes unhandled rejections.
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('dialog', (dialog) => {
    errors.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    const text = message.text();
    const isExpected = browserMessages.test(text) || specifiedMessage.test(text);
    if (message.type() === 'error' && !isExpected) errors.push(text);
  });
  return errors;
}

const nonsense =
  /NaN|undefined|(?<!\/dev\/)null\b|\[object|Infinity|৳-|Save -|-[০-৯]+%|<script|Very long name|\u202e|[\d০-৯]{16}|__proto__/;

/** No visitor reads "NaN" or a hostile name, and no link leads to a hostile address. */
export async function expectNoNonsense(page: Page): Promise<void> {
  const main = page.getByRole('main');
  expect(await main.innerText()).not.toMatch(nonsense);
  const links = await main
    .locator('a')
    .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
  expect(links.filter((href) => !/^(https?|mailto|tel):/.test(href))).toEqual([]);
  expect(links.filter((href) => href.includes('evil.example'))).toEqual([]);
}

/** Heading, text, footer and the login link are there, and nothing is still loading. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('banner').locator('a[href$="/login"]').first()).toBeAttached();
  await expect(page.getByRole('status').filter({ hasText: planCards.loading })).toHaveCount(0);
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(40);
}
