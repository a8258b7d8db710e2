import type { Page } from '@playwright/test';

/** The address of the script that only one page needs, as its HTML names it. */
export async function viewScript(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  const script = /data-view="([^"]+)"/.exec(html)?.[1];
  if (script === undefined) throw new Error(`the HTML of ${path} has no data-view attribute`);
  return script;
}
