import { setTimeout as sleep } from 'node:timers/promises';

export type KeyName = 'Enter' | 'Escape' | 'Tab';

/** What the tests need from a browser's only tab. */
export interface Tab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page. It is sent as text, so it can use only its arguments. */
  run<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  click(selector: string): Promise<void>;
  press(key: KeyName): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** The errors that the browser reported since the last call. */
  takeErrors(): string[];
}

/** A browser with one tab. */
export interface Engine {
  name: string;
  tab: Tab;
  close(): Promise<void>;
}

const timeoutMs = 10_000;

/** Waits until a condition holds in the page. */
export async function waitUntil<Args extends unknown[]>(
  tab: Tab,
  description: string,
  condition: (...args: Args) => boolean,
  ...args: Args
): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (performance.now() < end) {
    // Fails between two documents, while a page loads.
    if (await tab.run(condition, ...args).catch(() => false)) return;
    await sleep(50);
  }
  throw new Error(`timed out after ${timeoutMs / 1000} s: ${description}`);
}

/** Clicks the first element that matches the selector and contains the text. */
export async function clickText(tab: Tab, selector: string, text: string): Promise<void> {
  const attribute = 'data-engine-target';
  const markTarget = (query: string, label: string, name: string) => {
    for (const old of document.querySelectorAll(`[${name}]`)) old.removeAttribute(name);
    const labelOf = (element: Element) =>
      `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;
    const target = [...document.querySelectorAll(query)].find((element) =>
      labelOf(element).toLowerCase().includes(label.toLowerCase()),
    );
    target?.setAttribute(name, '');
    return target !== undefined;
  };
  await waitUntil(tab, `${selector} with "${text}"`, markTarget, selector, text, attribute);
  await tab.click(`[${attribute}]`);
}
