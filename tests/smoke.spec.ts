import { expect, test } from '@playwright/test';
import { pages } from '../src/content/pages.ts';
import type { PageEntry } from '../src/content/schema/page.ts';
import { documentTitle } from '../src/seo/title.ts';

for (const page of pages as readonly PageEntry[]) {
  test(`${page.path} opens, hydrates and complains of nothing`, async ({ page: tab }) => {
    const complaints: string[] = [];
    tab.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    tab.on('pageerror', (error) => complaints.push(error.message));

    const response = await tab.goto(page.path);
    expect(response?.status()).toBe(200);
    await expect(tab).toHaveTitle(documentTitle(page));
    await expect(tab.locator('h1')).toHaveCount(1);
    await expect(tab.locator('main')).toHaveCount(1);
    await expect(tab.getByRole('banner')).toHaveCount(1);
    await expect(tab.getByRole('contentinfo')).toHaveCount(1);
    // Hydrated: the menus have left their script-free state behind.
    await expect(tab.locator('[data-enhanced]')).toHaveCount(1);
    expect(complaints).toEqual([]);
  });
}
