import { setTimeout as sleep } from 'node:timers/promises';

export type KeyName = 'Enter' | 'Escape' | 'Space' | 'Tab' | 'ArrowRight';

/** What every engine's driver can do with its one tab. */
export interface Tab {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function in the page: it may use nothing but what it is given. */
  run<Given extends unknown[], Result>(
    task: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>>;
  click(selector: string): Promise<void>;
  press(key: KeyName): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What the engine itself reported since the last time it was asked. */
  takeReports(): string[];
}

/** A browser with one tab. */
export interface Engine {
  name: string;
  tab: Tab;
  close(): Promise<void>;
}

const patienceMs = 10_000;

/** Asks the page again and again until it says yes. */
export async function waitUntil<Given extends unknown[]>(
  tab: Tab,
  wish: string,
  task: (...given: Given) => boolean,
  ...given: Given
): Promise<void> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    // Between two documents there is none to ask.
    if (await tab.run(task, ...given).catch(() => false)) return;
    await sleep(50);
  }
  throw new Error(`${wish}: it did not come about in ${patienceMs / 1000} s`);
}

/** Clicks the element with these words that a selector finds. */
export async function clickOn(tab: Tab, selector: string, words: string): Promise<void> {
  const mark = 'data-engine-target';
  const isThere = (query: string, text: string, name: string) => {
    for (const old of document.querySelectorAll(`[${name}]`)) old.removeAttribute(name);
    const label = (element: Element) =>
      `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`;
    const found = [...document.querySelectorAll(query)].find((element) =>
      label(element).toLowerCase().includes(text.toLowerCase()),
    );
    found?.setAttribute(name, '');
    return found !== undefined;
  };
  await waitUntil(tab, `${selector} with "${words}"`, isThere, selector, words, mark);
  await tab.click(`[${mark}]`);
}
