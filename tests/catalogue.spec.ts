import path from 'node:path';
import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { freePort } from '../cli/test-process.ts';
import { copyProject } from '../pipeline/project-copy.ts';
import { sectionNames } from '../src/schema/sections.ts';
import { appReady } from './app-ready.ts';
import { findAxeViolations, loadAxe } from './axe.ts';
import { pageWidth } from './page-width.ts';
import { startProcess, stopProcesses, waitForServer } from './processes.ts';

/* `npm run catalogue`: every section that a page can be composed of. The built site has no such page. */

// One development server for all tests, on a copy: it compiles drafts too, which other tests must not find.
test.describe.configure({ mode: 'serial' });

let copy: ReturnType<typeof copyProject>;
let url: string;

test.beforeAll(async () => {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${port}/catalogue`;
  copy = copyProject('catalogue', { languages: '[en]' });
  const program = ['cli/run.ts', 'local/catalogue.ts'].map((file) => path.join(copy.folder, file));
  startProcess(process.execPath, program, {
    PORT: `${port}`,
    SANDBOX_PORT: `${sandboxPort}`,
    HOST: '127.0.0.1',
  });
  await waitForServer(url);
});
test.afterAll(async () => {
  await stopProcesses();
  copy?.remove();
});

/** The first visit waits until the development server has compiled everything. */
async function openCatalogue(page: Page): Promise<void> {
  await page.goto(url);
  await expect(page.locator(appReady)).toHaveCount(1, { timeout: 120_000 });
}

test('every section shows its YAML, which a button copies', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openCatalogue(page);
  const copied: unknown[] = [];
  for (const [index] of sectionNames.entries()) {
    await page.getByRole('button', { name: 'Copy YAML' }).first().click();
    await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(index + 1);
    const yaml = await page.evaluate(() => navigator.clipboard.readText());
    const { sections } = parse(`sections:\n${yaml}`) as { sections: { section: unknown }[] };
    copied.push(...sections.map(({ section }) => section));
  }
  await expect(page.getByRole('button', { name: 'Copy YAML' })).toHaveCount(0);
  expect(new Set(copied)).toEqual(new Set(sectionNames));
});

test('every section passes axe in every theme, and fits a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 740 });
  await openCatalogue(page);
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
  expect(await pageWidth(page)).toBe(320);
  await loadAxe(page);
  expect.soft(await findAxeViolations(page), 'on a phone').toEqual({});
  await page.setViewportSize({ width: 1280, height: 800 });
  expect.soft(await findAxeViolations(page), 'on a laptop').toEqual({});
});

test('the built site has no catalogue', async ({ request }) => {
  expect((await request.get('/catalogue')).status()).toBe(404);
});
