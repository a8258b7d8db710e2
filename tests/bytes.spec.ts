import { expect, test } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { pages } from '../src/content/pages.ts';
import { portalUrl, siteUrl } from './addresses.ts';
import { openWithApp } from './app-ready.ts';
import { saveData } from './fetch-ahead.ts';

/** The most that a first visit to any page may load, in bytes as they travel (brotli 11). */
const limits = { html: 14_000, script: 95_000, style: 10_000, font: 48_000 };
const homeLimit = 160_000;
/**
 * What a server may send before it has to wait for the first answer: ten packets, less about 800 bytes of
 * headers. The HTML and the styles that all pages share have to fit: docs/decisions/theme-before-paint.md.
 */
const firstPacketsLimit = 13_800;
const sharedStyles = /\/(?:themes\/.*|assets\/entry-client-[\w-]+)\.css$/;

type Kind = keyof typeof limits | 'other';
const kinds: Record<string, Kind> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
};

type Weights = Record<Kind | 'all' | 'firstPackets', number>;

/** Loads a page as a first visitor does and weighs what came from our own server. */
async function weigh(page: Page, path: string): Promise<{ weights: Weights; hosts: Set<string> }> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  // Without what is loaded ahead for other pages; that has a limit of its own.
  await saveData(page);
  await openWithApp(page, path);
  await page.waitForLoadState('networkidle');
  const weights: Weights = {
    html: 0,
    script: 0,
    style: 0,
    font: 0,
    other: 0,
    all: 0,
    firstPackets: 0,
  };
  const hosts = new Set<string>();
  for (const request of finished) {
    const { origin } = new URL(request.url());
    hosts.add(origin);
    if (origin !== siteUrl) continue;
    const { responseBodySize } = await request.sizes();
    weights[kinds[request.resourceType()] ?? 'other'] += responseBodySize;
    weights.all += responseBodySize;
    if (request.isNavigationRequest() || sharedStyles.test(request.url())) {
      weights.firstPackets += responseBodySize;
    }
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
  const all = { ...limits, firstPackets: firstPacketsLimit };
  const tooHeavy = Object.entries(table).flatMap(([path, weights]) =>
    (Object.keys(all) as (keyof typeof all)[])
      .filter((kind) => weights[kind] > all[kind])
      .map((kind) => `${path}: ${kind} ${weights[kind]} > ${all[kind]}`),
  );
  expect(tooHeavy).toEqual([]);
  expect(table['/']?.all).toBeLessThanOrEqual(homeLimit);
});
