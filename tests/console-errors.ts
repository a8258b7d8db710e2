import type { Page } from '@playwright/test';

/** Collects console errors and warnings, CSP violations and uncaught exceptions of a page. */
export function collectConsoleErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // The browser logs the status of the not-found page itself.
    const isNotFoundPage = message.location().url.endsWith('/404');
    if (['error', 'warning'].includes(message.type()) && !isNotFoundPage) {
      errors.push(message.text());
    }
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}
