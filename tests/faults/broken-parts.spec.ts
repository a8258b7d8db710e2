import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAppReady, openWithApp } from '../app-ready.ts';
import { builtPage } from '../built-page.ts';
import { pageEntries as pages } from '../../src/site/pageEntries.ts';
import { siteCopy } from '../../src/site/siteCopy.ts';
import {
  breakage,
  listKeptParts,
  listParts,
  openBroken,
  prepareToBreak,
  readKeptParts,
} from './break-parts.ts';

const kept = (page: Page) => page.locator('[data-part="kept"]');

/** The numbers of a page's sections, or of its other parts, which belong to the layout. */
async function numbersOf(page: Page, path: string, kind: 'section' | 'layout'): Promise<number[]> {
  await openWithApp(page, path);
  const parts = await listParts(page);
  return parts.flatMap(({ isSection }, number) =>
    isSection === (kind === 'section') ? [number] : [],
  );
}

/** The parts that failed, and only those, still show their prerendered text. */
async function expectKept(page: Page, broken: number[]): Promise<void> {
  await expect(kept(page)).toHaveCount(broken.length);
  expect(await listKeptParts(page)).toEqual(broken);
  const { now, prerendered } = await readKeptParts(page);
  expect(now).toEqual(prerendered);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test.beforeEach(({ page }) => prepareToBreak(page));

/** Breaks some sections of a page and expects all of them, and nothing else, to keep their HTML. */
async function breakSections(page: Page, path: string, broken: number[]): Promise<void> {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openBroken(page, path, ...broken);
  await expectKept(page, broken);
  const reported = () => logged.filter((text) => text.includes(breakage)).length;
  await expect.poll(reported).toBeGreaterThanOrEqual(broken.length);
  await expectAppReady(page);
}

test('every section of every page is a separate part', () => {
  for (const { path } of pages) {
    const sections = builtPage(path).querySelector('main > [data-part]')?.children ?? [];
    const parts = [...sections].map((section) => section.hasAttribute('data-part'));
    expect(parts.length, path).toBeGreaterThan(0);
    expect(parts, path).not.toContain(false);
  }
});

/* Breaks every other section, so that each broken one has neighbours that work. */
for (const path of ['/', '/domain-registration', '/pricing-default']) {
  for (const [parity, remainder] of [
    ['odd', 0],
    ['even', 1],
  ] as const) {
    test(`${path} keeps showing its ${parity} sections when they throw, and the rest works`, async ({
      page,
    }) => {
      const sections = await numbersOf(page, path, 'section');
      await breakSections(
        page,
        path,
        sections.filter((_, index) => index % 2 === remainder),
      );
    });
  }
}

test('each part of the layout keeps showing when it throws, and links still work', async ({
  page,
}) => {
  const parts = await numbersOf(page, '/web-hosting', 'layout');
  expect(parts.length).toBeGreaterThan(6);
  for (const part of parts) {
    await test.step(`part ${part}`, async () => {
      await openBroken(page, '/web-hosting', part);
      await expectKept(page, [part]);
      await page.locator('footer a[href="/vps-hosting"]').click();
      await expect(page).toHaveURL('/vps');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

test('menus that throw still open, without the app', async ({ page }) => {
  const parts = await numbersOf(page, '/about-us', 'layout');
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
    if ((await kept(page).getByRole('button', { name: siteCopy.layout.openMenu }).count()) === 1) {
      await kept(page).getByRole('button', { name: siteCopy.layout.openMenu }).click();
      await expect(page.locator('#side-menu').getByText('Hosting', { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('#side-menu')).toBeHidden();
      opened.push('side menu');
    }
  }
  expect(new Set(opened)).toEqual(new Set(['mega menu', 'side menu']));
});
