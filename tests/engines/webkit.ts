import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { freePort, answering } from '../hosts/processes.ts';
import type { Engine, KeyName, Tab } from './tab.ts';

const keyCodes: Record<KeyName, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  Tab: '\uE004',
  ArrowRight: '\uE014',
};
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** One session of a W3C WebDriver, over plain HTTP. */
class WebKitTab implements Tab {
  readonly #session: string;

  constructor(session: string) {
    this.#session = session;
  }

  async open(url: string) {
    await command(`${this.#session}/url`, { url });
  }

  async reload() {
    await command(`${this.#session}/refresh`, {});
  }

  run<Given extends unknown[], Result>(task: (...given: Given) => Result, ...given: Given) {
    const script = `return (${task.toString()}).apply(null, arguments)`;
    return command<Awaited<Result>>(`${this.#session}/execute/sync`, { script, args: given });
  }

  async click(selector: string) {
    // The driver does not wait for the page's own smooth scrolling.
    await this.run((query) => {
      document.querySelector(query)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, selector);
    const element = await command<Record<string, string>>(`${this.#session}/element`, {
      using: 'css selector',
      value: selector,
    });
    await command(`${this.#session}/element/${element[elementKey]}/click`, {});
  }

  press(key: KeyName) {
    return this.#strike([keyCodes[key]]);
  }

  type(text: string) {
    return this.#strike(text.split(''));
  }

  async resize(width: number, height: number) {
    await command(`${this.#session}/window/rect`, { width, height });
  }

  /** This driver tells nothing of the console; the script in each page does. */
  takeReports() {
    return [];
  }

  async #strike(letters: string[]) {
    const actions = letters.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await command(`${this.#session}/actions`, {
      actions: [{ type: 'key', id: 'keyboard', actions }],
    });
  }
}

async function command<Value>(url: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'DELETE',
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`the driver says ${JSON.stringify(value)}`);
  return value;
}

/** A screen that nobody sees, where there is no other; gives its name. */
async function startScreen(): Promise<{ display: string; screen?: ChildProcess }> {
  const present = process.env['DISPLAY'];
  if (present) return { display: present };
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (data: Buffer) => resolve(data.toString().trim()));
    screen.once('exit', () => reject(new Error('Xvfb did not start')));
  });
  return { display: `:${number}`, screen };
}

/** WebKitGTK's own small browser, through its WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (binary === undefined) throw new Error('WebKitGTK came without its MiniBrowser');
  const { display, screen } = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const stop = () => {
    driver.kill();
    screen?.kill();
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await answering(`${url}/status`);
    const { sessionId, capabilities } = await command<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>(`${url}/session`, {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
      },
    });
    const session = `${url}/session/${sessionId}`;
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      tab: new WebKitTab(session),
      close: async () => {
        await command(session).catch(() => {});
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
