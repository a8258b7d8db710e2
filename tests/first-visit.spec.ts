import { expect, test } from './test.ts';
import type { Request } from '@playwright/test';
import { pageEntries as pages } from '../src/site/pageEntries.ts';
import { basePath, withBase } from '../src/language/edition.ts';
import { documentTitle } from '../src/seo/title.ts';
import { portalUrl, siteUrl } from './addresses.ts';
import { expectAppReady } from './app-ready.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { everyLanguage } from './every-language.ts';
import { callsOnLoad } from './product-calls.ts';

/**
 * The most that a first visit to any page may load, in compressed bytes (brotli 11). What may arrive before the first
 * paint is limited only in English: Bangla needs twice the font data, and so a third round trip.
 */
const limits = {
  html: 14_000,
  script: 95_000,
  style: 10_000,
  font: 48_000,
  all: 160_000,
  ...(basePath === '' && {
    /**
     * What a server may send before the first acknowledgement: ten packets, less about 700 bytes of headers. The HTML
     * and the styles that all pages share have to fit: docs/decisions/theme-before-paint.md.
     */
    firstPackets: 13_900,
    /** This takes a second round trip, and must not take a third. */
    beforePaint: 36_000,
  }),
};
const sharedStyles = /\/(?:themes\/.*|assets\/(?!page-)[\w-]+)\.css$/;
const headScripts = /\/assets\/(?:beforePaint|boot)-/;

const kinds: Record<string, string> = {
  document: 'html',
  script: 'script',
  stylesheet: 'style',
  font: 'font',
};

/** The bytes that came from our own server, by kind. */
async function weigh(requests: readonly Request[]): Promise<Record<string, number>> {
  const weights: Record<string, number> = {};
  const add = (name: string, bytes: number) => {
    weights[name] = (weights[name] ?? 0) + bytes;
  };
  for (const request of requests) {
    if (new URL(request.url()).origin !== siteUrl) continue;
    const { responseBodySize } = await request.sizes();
    const kind = kinds[request.resourceType()] ?? 'other';
    add(kind, responseBodySize);
    add('all', responseBodySize);
    if (request.isNavigationRequest() || sharedStyles.test(request.url())) {
      add('firstPackets', responseBodySize);
    }
    if (['html', 'style', 'font'].includes(kind) || headScripts.test(request.url())) {
      add('beforePaint', responseBodySize);
    }
  }
  return weights;
}

for (const page of pages) {
  test(
    `${page.path}: a first visit hydrates without errors and stays within the size limits`,
    everyLanguage,
    async ({ page: tab }) => {
      const errors = collectConsoleErrors(tab);
      const finished: Request[] = [];
      tab.on('requestfinished', (request) => finished.push(request));
      const response = await tab.goto(withBase(page.path));
      expect(response?.status()).toBe(page.path === '/404' ? 404 : 200);
      await expect(tab).toHaveTitle(documentTitle(page));
      await expect(tab.locator('h1')).toHaveCount(1);
      await expect(tab.locator('main')).toHaveCount(1);
      await expect(tab.getByRole('banner')).toHaveCount(1);
      await expect(tab.getByRole('contentinfo')).toHaveCount(1);
      await expectAppReady(tab);
      await tab.waitForLoadState('networkidle');
      expect(errors).toEqual([]);

      const hosts = new Set(finished.map((request) => new URL(request.url()).origin));
      expect(hosts, 'hosts').toEqual(
        new Set(callsOnLoad(page.path) ? [siteUrl, portalUrl] : [siteUrl]),
      );
      const weights = await weigh(finished);
      const tooHeavy = Object.entries(limits).filter(([kind, limit]) => {
        const bytes = weights[kind] ?? Number.NaN;
        return !(bytes <= limit);
      });
      expect(tooHeavy, JSON.stringify(weights)).toEqual([]);
    },
  );
}
