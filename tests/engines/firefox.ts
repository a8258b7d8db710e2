import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Engine, KeyName, Tab } from './tab.ts';

const tools = createRequire(path.resolve(import.meta.dirname, './package.json'));

/** The part of Puppeteer used here. Its package is installed on demand, so its types may be missing. */
interface Page {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  evaluate<Result>(task: unknown, ...args: unknown[]): Promise<Awaited<Result>>;
  click(selector: string): Promise<void>;
  keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  setViewport(size: { width: number; height: number }): Promise<void>;
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): void;
  on(event: 'pageerror', listener: (error: Error) => void): void;
}
interface Browser {
  version(): Promise<string>;
  newPage(): Promise<Page>;
  close(): Promise<void>;
}
interface Puppeteer {
  launch(options: Record<string, unknown>): Promise<Browser>;
}

class FirefoxTab implements Tab {
  readonly #page: Page;
  #errors: string[] = [];

  constructor(page: Page) {
    this.#page = page;
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) {
        this.#errors.push(`console: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => this.#errors.push(`uncaught: ${error.message}`));
  }

  async open(url: string) {
    await this.#page.goto(url);
  }

  async reload() {
    await this.#page.reload();
  }

  run<Args extends unknown[], Result>(task: (...args: Args) => Result, ...args: Args) {
    return this.#page.evaluate<Result>(task, ...args);
  }

  click(selector: string) {
    return this.#page.click(selector);
  }

  press(key: KeyName) {
    return this.#page.keyboard.press(key);
  }

  type(text: string) {
    return this.#page.keyboard.type(text);
  }

  resize(width: number, height: number) {
    return this.#page.setViewport({ width, height });
  }

  takeErrors() {
    return this.#errors.splice(0);
  }
}

/** Debian's Firefox, headless, over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const { default: puppeteer } = (await import(
    pathToFileURL(tools.resolve('puppeteer-core')).href
  )) as { default: Puppeteer };
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
  });
  const tab = new FirefoxTab(await browser.newPage());
  return {
    name: (await browser.version()).replace('firefox/', 'Firefox '),
    tab,
    close: () => browser.close(),
  };
}
