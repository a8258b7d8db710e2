import type { Page, Request } from '@playwright/test';
import { attribute, parseHtml } from '../pipeline/html.ts';
import { portalUrl } from './addresses.ts';
import { builtHtml } from './built-page.ts';

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
export function callsOnLoad(path: string): string {
  const calls = parseHtml(builtHtml(path)).map((element) => attribute(element, 'data-calls'));
  return calls.find((value) => value !== undefined) ?? '';
}
