import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** An instance of src/errors/PartBoundary in the built app. */
interface Boundary {
  part: { current: HTMLElement | null };
  props: { children: { type: unknown } };
}

interface BreakingWindow extends Window {
  boundaries: Boundary[];
  watchPart?: (boundary: Boundary) => void;
}

export const breakage = 'broken on purpose';

/** Runs in the page before the app: numbers its parts, and makes those in `window.name` throw. */
function watchParts(message: string): void {
  const global = window as unknown as BreakingWindow;
  const broken = new Set(window.name.split(','));
  global.boundaries = [];
  global.watchPart = (boundary) => {
    if (!global.boundaries.includes(boundary)) global.boundaries.push(boundary);
    if (!broken.has(`${global.boundaries.indexOf(boundary)}`)) return;
    boundary.props.children.type = () => {
      throw new Error(message);
    };
  };
}

/** Makes the built app report each boundary as it renders; the app has no hook for that. */
async function patchApp(page: Page): Promise<void> {
  let body: string | undefined;
  await page.route('**/assets/entry-client-*.js', async (route) => {
    body ??= withHook(await (await route.fetch()).text());
    await route.fulfill({ contentType: 'text/javascript', body });
  });
}

function withHook(script: string): string {
  const attribute = '"data-part":``'; // as the bundler writes it
  expect(script.split(attribute), 'PartBoundary renders differently now').toHaveLength(2);
  return script.replace(attribute, '"data-part":(window.watchPart?.(this),"")');
}

/** Prepares a tab for `openBroken`. */
export async function prepareToBreak(page: Page): Promise<void> {
  await patchApp(page);
  await page.addInitScript(watchParts, breakage);
}

/** Opens a page on which the parts with these numbers throw whenever they render. */
export async function openBroken(page: Page, path: string, ...parts: number[]): Promise<void> {
  // A tab keeps its name from page to page.
  await page.evaluate((name) => Object.assign(window, { name }), parts.join(','));
  await page.goto(path);
}

/** The parts of the open page by number, and which of them are sections of its `main`. */
export function listParts(page: Page): Promise<{ isSection: boolean }[]> {
  return page.evaluate(() =>
    (window as unknown as BreakingWindow).boundaries.map(({ part }) => ({
      isSection: part.current?.parentElement?.closest('main [data-part]') != null,
    })),
  );
}

/** The numbers of the parts that kept their prerendered HTML. */
export function listKeptParts(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    (window as unknown as BreakingWindow).boundaries.flatMap(({ part }, number) =>
      part.current?.dataset['part'] === 'kept' ? [number] : [],
    ),
  );
}

interface PartTexts {
  /** The text of each kept part as a visitor sees it. */
  now: (string | undefined)[];
  /** The text of the same parts in the HTML that the server sends. */
  prerendered: (string | undefined)[];
}

export function readKeptParts(page: Page): Promise<PartTexts> {
  return page.evaluate(async () => {
    const response = await new Promise<Document | null>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('GET', location.href);
      request.responseType = 'document';
      request.addEventListener('load', () => resolve(request.responseXML));
      request.addEventListener('error', () => reject(new Error(`${location.href} did not load`)));
      request.send();
    });
    if (!response) throw new Error(`${location.href} is not an HTML document`);
    const partsOf = (from: Document) => [...from.querySelectorAll('[data-part]')];
    const kept = partsOf(document).flatMap((part, index) =>
      part.getAttribute('data-part') === 'kept' ? [index] : [],
    );
    const textOf = (part: Element | undefined) => {
      const copy = part?.cloneNode(true) as Element | undefined;
      // XMLHttpRequest parses without scripting, so only its noscript elements have children.
      for (const element of copy?.querySelectorAll('noscript') ?? []) element.remove();
      return copy?.textContent;
    };
    return {
      now: kept.map((index) => textOf(partsOf(document)[index])),
      prerendered: kept.map((index) => textOf(partsOf(response)[index])),
    };
  });
}
