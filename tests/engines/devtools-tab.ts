import type { KeyName, Tab } from './tab.ts';

const keys: Record<KeyName, { windowsVirtualKeyCode: number; text?: string }> = {
  Enter: { windowsVirtualKeyCode: 13, text: '\r' },
  Escape: { windowsVirtualKeyCode: 27 },
  Space: { windowsVirtualKeyCode: 32, text: ' ' },
  Tab: { windowsVirtualKeyCode: 9 },
  ArrowRight: { windowsVirtualKeyCode: 39 },
};

const answerLimitMs = 30_000;

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { message: string };
}

interface Evaluation {
  result: { value: unknown };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

/**
 * A tab of a Chromium that is too old for any driver's current version, over its DevTools protocol.
 * Only methods that it has had for years are used.
 */
export class DevtoolsTab implements Tab {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, { settle: (message: Message) => void }>();
  #lastId = 0;
  #loaded = () => {};
  #reports: string[] = [];

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data))));
  }

  static async connect(url: string): Promise<DevtoolsTab> {
    const socket = new WebSocket(url);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error(`${url} does not answer`)));
    });
    const tab = new DevtoolsTab(socket);
    for (const domain of ['Page', 'Runtime']) await tab.#send(`${domain}.enable`);
    return tab;
  }

  close() {
    this.#socket.close();
  }

  async open(url: string) {
    await this.#load('Page.navigate', { url });
  }

  async reload() {
    await this.#load('Page.reload', {});
  }

  async run<Given extends unknown[], Result>(
    task: (...given: Given) => Result,
    ...given: Given
  ): Promise<Awaited<Result>> {
    const { result, exceptionDetails } = (await this.#send('Runtime.evaluate', {
      expression: `(${task.toString()})(...${JSON.stringify(given)})`,
      returnByValue: true,
      awaitPromise: true,
    })) as Evaluation;
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value as Awaited<Result>;
  }

  async click(selector: string) {
    const place = await this.run((query) => {
      const element = document.querySelector(query);
      if (!element) throw new Error(`nothing matches ${query}`);
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, selector);
    for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) {
      const button = type === 'mouseMoved' ? 'none' : 'left';
      await this.#send('Input.dispatchMouseEvent', { type, button, clickCount: 1, ...place });
    }
  }

  async press(key: KeyName) {
    for (const type of ['keyDown', 'keyUp']) {
      await this.#send('Input.dispatchKeyEvent', { type, key, code: key, ...keys[key] });
    }
  }

  async type(text: string) {
    await this.#send('Input.insertText', { text });
  }

  async resize(width: number, height: number) {
    const size = { width, height, deviceScaleFactor: 1, mobile: false };
    await this.#send('Emulation.setDeviceMetricsOverride', size);
  }

  takeReports() {
    return this.#reports.splice(0);
  }

  async #load(method: string, params: object) {
    const loaded = new Promise<void>((resolve, reject) => {
      const limit = setTimeout(() => reject(new Error(`${method}: not loaded`)), answerLimitMs);
      this.#loaded = () => {
        clearTimeout(limit);
        resolve();
      };
    });
    await Promise.all([this.#send(method, params), loaded]);
  }

  #send(method: string, params: object = {}): Promise<unknown> {
    this.#lastId += 1;
    const id = this.#lastId;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      const limit = setTimeout(() => {
        this.#waiting.delete(id);
        reject(new Error(`${method}: no answer in ${answerLimitMs / 1000} s`));
      }, answerLimitMs);
      this.#waiting.set(id, {
        settle: ({ result, error }) => {
          clearTimeout(limit);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result);
        },
      });
    });
  }

  #receive(message: Message) {
    if (message.id !== undefined) {
      this.#waiting.get(message.id)?.settle(message);
      this.#waiting.delete(message.id);
      return;
    }
    if (message.method === 'Page.loadEventFired') this.#loaded();
    if (message.method === 'Runtime.exceptionThrown') {
      const { exceptionDetails } = message.params as { exceptionDetails: { text: string } };
      this.#reports.push(`uncaught: ${JSON.stringify(exceptionDetails)}`);
    }
  }
}
