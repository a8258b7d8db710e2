import { readFileSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { pageFile } from '../pipeline/prerender.ts';
import { withBase } from '../src/language/edition.ts';
import { portalUrl } from './addresses.ts';

/** Collects the product calls of a page from now on, each as its list of ids. */
export function watchProductCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isProductCall(request)) calls.push(request.url().split('/').at(-1) ?? '');
  });
  return calls;
}

/** CORS preflights don't count: only the tests' fault header causes them. */
export function isProductCall(request: Request): boolean {
  return request.url().startsWith(`${portalUrl}/setu/api/products/`) && request.method() === 'GET';
}

/** What a page asks the portal for as it loads: its HTML lists the calls. */
export function portalCalls(path: string): string {
  const file = new URL(`../dist/site/${pageFile(withBase(path))}`, import.meta.url);
  return /data-calls="([^"]*)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
}
