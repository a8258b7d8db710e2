import type { Page, Request } from '@playwright/test';
import { portalUrl } from './addresses.ts';

/** The products calls of a page from now on, as the lists of ids that they ask for. */
export function watchProductCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isProductCall(request)) calls.push(request.url().split('/').at(-1) ?? '');
  });
  return calls;
}

/** CORS preflights are no calls: only the fault header of the tests brings them about. */
export function isProductCall(request: Request): boolean {
  return request.url().startsWith(`${portalUrl}/setu/api/products/`) && request.method() === 'GET';
}
