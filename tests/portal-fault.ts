import type { Page } from '@playwright/test';
import { portalUrl } from './addresses.ts';

/** Makes the sandbox answer this page's calls with one of its faults, such as `status-500`. */
export async function withPortalFault(page: Page, fault: string): Promise<void> {
  await page.route(`${portalUrl}/setu/api/**`, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-sandbox-fault': fault } }),
  );
}
