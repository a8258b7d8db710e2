import type { Page } from '@playwright/test';
import { portalUrl } from './addresses.ts';

/** All calls to the portal's API. */
export const portalCalls = `${portalUrl}/setu/api/**`;

/**
 * Makes the sandbox answer this page's calls with one of its faults, such as `status-500`; `down`
 * refuses the connection. A second call replaces the first fault.
 */
export async function withPortalFault(page: Page, fault: string): Promise<void> {
  await page.unroute(portalCalls);
  await page.route(portalCalls, (route) =>
    fault === 'down'
      ? route.abort('connectionrefused')
      : route.continue({ headers: { ...route.request().headers(), 'x-sandbox-fault': fault } }),
  );
}

/** Responds to this page's calls with the test's own JSON body. */
export async function withPortalResponse(page: Page, body: string): Promise<void> {
  await page.unroute(portalCalls);
  await page.route(portalCalls, (route) =>
    route.fulfill({
      body,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
}
