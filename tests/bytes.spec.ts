import { expect, test } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { pages } from '../src/content/pages.ts';
import { portalUrl, siteUrl } from './addresses.ts';
import { openWithApp } from './app-ready.ts';
import { saveData } from './fetch-ahead.ts';

/** The most that a first visit to any page may load, in bytes as they travel (brotli 11). */
const limits = { html: 14_000, script: 95_000, style: 10_000, font: 48_000 };
const homeLimit = 160_000;

type Kind = keyof typeof limits | 'other';
const kinds: Record<string, Kind> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
};

type Weights = Record<Kind | 'all', number>;

/** Loads a page as a first visitor does and weighs what came from our own server. */
async function weigh(page: Page, path: string): Promise<{ weights: Weights; hosts: Set<string> }> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  // Without what is loaded ahead for other pages; that has a limit of its own.
  await saveData(page);
  // What the app fetches when it is idle comes last.
  const last = page.waitForEvent('requestfinished', (request) =>
    /\/assets\/icons-[\w-]+\.svg$/.test(request.url()),
  );
  await openWithApp(page, path);
  await last;
  const weights: Weights = { html: 0, script: 0, style: 0, font: 0, other: 0, all: 0 };
  const hosts = new Set<string>();
  for (const request of finished) {
    const { origin } = new URL(request.url());
    hosts.add(origin);
    if (origin !== siteUrl) continue;
    const { responseBodySize } = await request.sizes();
    weights[kinds[request.resourceType()] ?? 'other'] += responseBodySize;
    weights.all += responseBodySize;
  }
  return { weights, hosts };
}

test('a first visit to any page loads no more bytes than the limits', async ({ browser }) => {
  test.setTimeout(300_000);
  const table: Record<string, Weights> = {};
  for (const { path } of pages) {
    const context = await browser.newContext();
    const { weights, hosts } = await weigh(await context.newPage(), path);
    await context.close();
    table[path] = weights;
    expect(
      [...hosts].filter((host) => ![siteUrl, portalUrl].includes(host)),
      `${path} loads from other hosts`,
    ).toEqual([]);
  }
  console.table(table);
  const tooHeavy = Object.entries(table).flatMap(([path, weights]) =>
    (Object.keys(limits) as (keyof typeof limits)[])
      .filter((kind) => weights[kind] > limits[kind])
      .map((kind) => `${path}: ${kind} ${weights[kind]} > ${limits[kind]}`),
  );
  expect(tooHeavy).toEqual([]);
  expect(table['/']?.all).toBeLessThanOrEqual(homeLimit);
});
