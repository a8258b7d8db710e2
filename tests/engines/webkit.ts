import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { globSync } from 'node:fs';
import { freePort } from '../../commands/cli/test-process.ts';
import { waitForServer } from '../processes.ts';
import type { Engine, KeyName, Tab } from './tab.ts';

const keyCodes: Record<KeyName, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A W3C WebDriver session. */
class WebKitTab implements Tab {
  readonly #sessionUrl: string;

  constructor(sessionUrl: string) {
    this.#sessionUrl = sessionUrl;
  }

  async open(url: string) {
    await sendCommand(`${this.#sessionUrl}/url`, { url });
  }

  async reload() {
    await sendCommand(`${this.#sessionUrl}/refresh`, {});
  }

  run<Args extends unknown[], Result>(task: (...args: Args) => Result, ...args: Args) {
    const script = `return (${task.toString()}).apply(null, arguments)`;
    return sendCommand<Awaited<Result>>(`${this.#sessionUrl}/execute/sync`, { script, args });
  }

  async click(selector: string) {
    // The driver does not wait for smooth scrolling to end.
    await this.run((query) => {
      document.querySelector(query)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, selector);
    const element = await sendCommand<Record<string, string>>(`${this.#sessionUrl}/element`, {
      using: 'css selector',
      value: selector,
    });
    await sendCommand(`${this.#sessionUrl}/element/${element[elementKey]}/click`, {});
  }

  press(key: KeyName) {
    return this.#sendKeys([keyCodes[key]]);
  }

  type(text: string) {
    return this.#sendKeys(text.split(''));
  }

  async resize(width: number, height: number) {
    await sendCommand(`${this.#sessionUrl}/window/rect`, { width, height });
  }

  /** This driver has no access to the console; the script in each page reports errors instead. */
  takeErrors() {
    return [];
  }

  async #sendKeys(keys: string[]) {
    const actions = keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await sendCommand(`${this.#sessionUrl}/actions`, {
      actions: [{ type: 'key', id: 'keyboard', actions }],
    });
  }
}

async function sendCommand<Value>(url: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'DELETE',
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(30_000),
  });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) throw new Error(`WebDriver error: ${JSON.stringify(value)}`);
  return value;
}

/** Starts a virtual screen, unless there is a real one. */
async function startScreen(): Promise<{ display: string; screen?: ChildProcess }> {
  const display = process.env['DISPLAY'];
  if (display) return { display };
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

/** WebKitGTK's MiniBrowser, over WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  if (binary === undefined)
    throw new Error('WebKitGTK has no MiniBrowser in /usr/lib/*/webkit2gtk-4.*/');
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
    await waitForServer(`${url}/status`);
    const { sessionId, capabilities } = await sendCommand<{
      sessionId: string;
      capabilities: { browserVersion: string };
    }>(`${url}/session`, {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
      },
    });
    const sessionUrl = `${url}/session/${sessionId}`;
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      tab: new WebKitTab(sessionUrl),
      close: async () => {
        await sendCommand(sessionUrl).catch(() => {});
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
