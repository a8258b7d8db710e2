import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** An instance of src/errors/PartBoundary, as the built app has it. */
interface Boundary {
  part: { current: HTMLElement | null };
  props: { children: { type: unknown } };
}

interface BreakingWindow extends Window {
  boundaries: Boundary[];
  watchPart?: (boundary: Boundary) => void;
}

export const breakage = 'broken on purpose';

/** Runs in the page before the app: lists every part, and makes the one in `window.name` throw. */
function watchParts(words: string): void {
  const global = window as unknown as BreakingWindow;
  global.boundaries = [];
  global.watchPart = (boundary) => {
    if (!global.boundaries.includes(boundary)) global.boundaries.push(boundary);
    if (`break ${global.boundaries.indexOf(boundary)}` !== window.name) return;
    boundary.props.children.type = () => {
      throw new Error(words);
    };
  };
}

/** Makes the built app report each boundary as it renders; it has no hook of its own for that. */
async function patchApp(page: Page): Promise<void> {
  let body: string | undefined;
  await page.route('**/assets/entry-client-*.js', async (route) => {
    body ??= withSeam(await (await route.fetch()).text());
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

function withSeam(script: string): string {
  const place = '"data-part":""';
  expect(script.split(place), 'PartBoundary renders differently now').toHaveLength(2);
  return script.replace(place, '"data-part":(window.watchPart?.(this),"")');
}

/** Prepares a tab for `openBroken`. */
export async function prepareToBreak(page: Page): Promise<void> {
  await patchApp(page);
  await page.addInitScript(watchParts, breakage);
}

/** Opens a page whose part with this number throws whenever it is rendered. */
export async function openBroken(page: Page, path: string, toBreak: number): Promise<void> {
  // The name stays with the tab from page to page.
  await page.evaluate((name) => Object.assign(window, { name }), `break ${toBreak}`);
  await page.goto(path);
}

/** The parts of the open page by number: which of them are in its `main`, as sections. */
export function listParts(page: Page): Promise<{ isSection: boolean }[]> {
  return page.evaluate(() =>
    (window as unknown as BreakingWindow).boundaries.map(({ part }) => ({
      isSection: part.current?.parentElement?.closest('main [data-part]') != null,
    })),
  );
}

/** The words of the part that was kept, and of the same part in the prerendered HTML. */
export function readKeptPart(page: Page): Promise<{ now: string; prerendered: string }> {
  return page.evaluate(async () => {
    const all = (from: Document) => [...from.querySelectorAll('[data-part]')];
    const place = all(document).findIndex((part) => part.getAttribute('data-part') === 'kept');
    const prerendered = await new Promise<Document | null>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('GET', location.href);
      request.responseType = 'document';
      request.addEventListener('load', () => resolve(request.responseXML));
      request.addEventListener('error', () => reject(new Error('no answer')));
      request.send();
    });
    if (!prerendered || place === -1) throw new Error('nothing was kept');
    const words = (from: Document) => {
      const part = all(from)[place]?.cloneNode(true) as Element;
      // Parsed without scripting, the fetched document has elements in there; the page has text.
      for (const unread of part.querySelectorAll('noscript')) unread.remove();
      return part.textContent;
    };
    return { now: words(document), prerendered: words(prerendered) };
  });
}
