import type { KeyName, Tab } from './tab.ts';

const keys: Record<KeyName, { windowsVirtualKeyCode: number; text?: string }> = {
  Enter: { windowsVirtualKeyCode: 13, text: '\r' },
  Escape: { windowsVirtualKeyCode: 27 },
  Tab: { windowsVirtualKeyCode: 9 },
};

const timeoutMs = 30_000;

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
 * A tab driven over the DevTools protocol, because today's drivers don't support such an old
 * Chromium. Uses only methods that have existed for years.
 */
export class DevtoolsTab implements Tab {
  readonly #socket: WebSocket;
  readonly #pending = new Map<number, (message: Message) => void>();
  #lastId = 0;
  #onLoad = () => {};
  #errors: string[] = [];

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data))));
  }

  static async connect(url: string): Promise<DevtoolsTab> {
    const socket = new WebSocket(url);
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve());
      socket.addEventListener('error', () => reject(new Error(`Could not connect to ${url}`)));
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

  async run<Args extends unknown[], Result>(
    task: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const { result, exceptionDetails } = (await this.#send('Runtime.evaluate', {
      expression: `(${task.toString()})(...${JSON.stringify(args)})`,
      returnByValue: true,
      awaitPromise: true,
    })) as Evaluation;
    if (exceptionDetails) {
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    }
    return result.value as Awaited<Result>;
  }

  async click(selector: string) {
    const center = await this.run((query) => {
      const element = document.querySelector(query);
      if (!element) throw new Error(`no element matches ${query}`);
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, selector);
    for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased']) {
      const button = type === 'mouseMoved' ? 'none' : 'left';
      await this.#send('Input.dispatchMouseEvent', { type, button, clickCount: 1, ...center });
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

  takeErrors() {
    return this.#errors.splice(0);
  }

  async #load(method: string, params: object) {
    const loaded = new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method}: page did not load`)), timeoutMs);
      this.#onLoad = () => {
        clearTimeout(timer);
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
      const timer = setTimeout(() => {
        this.#pending.delete(id);
        reject(new Error(`${method}: no response within ${timeoutMs / 1000} s`));
      }, timeoutMs);
      this.#pending.set(id, ({ result, error }) => {
        clearTimeout(timer);
        if (error) reject(new Error(`${method}: ${error.message}`));
        else resolve(result);
      });
    });
  }

  #receive(message: Message) {
    if (message.id !== undefined) {
      this.#pending.get(message.id)?.(message);
      this.#pending.delete(message.id);
      return;
    }
    if (message.method === 'Page.loadEventFired') this.#onLoad();
    if (message.method === 'Runtime.exceptionThrown') {
      const { exceptionDetails } = message.params as { exceptionDetails: { text: string } };
      this.#errors.push(`uncaught: ${JSON.stringify(exceptionDetails)}`);
    }
  }
}
