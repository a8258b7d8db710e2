import type { Page } from '@playwright/test';

/** The address of the script that only one page needs: the first of those that its HTML lists. */
export async function viewScript(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const script = /data-modules="([^" ]+)/.exec(html)?.[1];
  if (script === undefined) throw new Error(`${path} names no script of its own`);
  return script;
}
