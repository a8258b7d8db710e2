import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAppReady, openWithApp } from '../app-ready.ts';
import { pages } from '../../src/content/pages.ts';
import { breakage, listParts, openBroken, prepareToBreak, readKeptPart } from './break-parts.ts';

const kept = (page: Page) => page.locator('[data-part="kept"]');

/** The numbers of a page's sections, or of all its other parts. */
async function numbersOf(page: Page, path: string, kind: 'section' | 'frame'): Promise<number[]> {
  await openWithApp(page, path);
  const parts = await listParts(page);
  return parts.flatMap(({ isSection }, number) =>
    isSection === (kind === 'section') ? [number] : [],
  );
}

/** The one part that failed has the words it was prerendered with. */
async function expectKept(page: Page): Promise<void> {
  await expect(kept(page)).toHaveCount(1);
  const { now, prerendered } = await readKeptPart(page);
  expect(now).toBe(prerendered);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.beforeEach(({ page }) => prepareToBreak(page));

for (const { path } of pages) {
  test(`${path} keeps each section that throws`, async ({ page }) => {
    test.setTimeout(60_000);
    const sections = await numbersOf(page, path, 'section');
    expect(sections.length).toBeGreaterThan(0);
    for (const section of sections) {
      await test.step(`section ${section}`, async () => {
        const reported = page.waitForEvent('console', (line) => line.text().includes(breakage));
        await openBroken(page, path, section);
        await expectKept(page);
        await reported;
        await expectAppReady(page);
      });
    }
  });
}

test('so does each part of the frame, and the page as a whole', async ({ page }) => {
  test.setTimeout(60_000);
  const parts = await numbersOf(page, '/web-hosting', 'frame');
  expect(parts.length).toBeGreaterThan(6);
  for (const part of parts) {
    await test.step(`part ${part}`, async () => {
      await openBroken(page, '/web-hosting', part);
      await expectKept(page);
      // Links work, with the app or without it.
      await page.locator('footer a[href="/vps-hosting"]').click();
      await expect(page).toHaveURL('/vps');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('menus that have failed still open natively', async ({ page }) => {
  const parts = await numbersOf(page, '/about-us', 'frame');
  const opened: string[] = [];
  for (const part of parts) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openBroken(page, '/about-us', part);
    await expect(kept(page)).toHaveCount(1);
    if ((await kept(page).getByRole('button', { name: 'VPS', exact: true }).count()) === 1) {
      await kept(page).getByRole('button', { name: 'VPS', exact: true }).hover();
      await expect(page.locator('#menu-vps')).toBeVisible();
      await page.mouse.move(640, 790);
      await expect(page.locator('#menu-vps')).toBeHidden();
      opened.push('mega menu');
    }
    await page.setViewportSize({ width: 390, height: 780 });
    if ((await kept(page).getByRole('button', { name: 'Menu' }).count()) === 1) {
      await kept(page).getByRole('button', { name: 'Menu' }).click();
      await expect(page.locator('#side-menu').getByText('Hosting', { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('#side-menu')).toBeHidden();
      opened.push('side menu');
    }
  }
  expect(new Set(opened)).toEqual(new Set(['mega menu', 'side menu']));
});

test('a domain search that has failed still posts to the portal', async ({ page }) => {
  const [, search = -1] = await numbersOf(page, '/', 'section');
  await openBroken(page, '/', search);
  await kept(page).getByRole('textbox').fill('kantha.com');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/domainchecker\.php$/);
  await expect(page.getByRole('definition')).toHaveText(['kantha.com']);
});

test('plans that cannot be shown live keep their list prices', async ({ page }) => {
  const [plans = -1] = await numbersOf(page, '/web-hosting', 'section');
  await openBroken(page, '/web-hosting', plans);
  await expect(kept(page)).toHaveCount(1);
  await expect(kept(page).getByText('৳100/mo').first()).toBeVisible();
  await expect(kept(page).getByRole('link', { name: 'Contact Us to Order' })).toHaveCount(3);
  await expect(kept(page).getByText('Loading...')).toBeHidden();
});
