import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../commands/cli/test-process.ts';
import { portalUrl, siteUrl } from './addresses.ts';
import { hydrated } from './app-ready.ts';
import { requirePrograms } from './install.ts';
import { shownDomainPrice, shownLivePrice } from './prices.ts';

/*
 * The main journeys in Debian's QtWebEngine, a Chromium from 2022. It is too old for Playwright, so this spec speaks
 * the DevTools protocol itself: `npm run test:engines`.
 */
const qml = '/usr/lib/qt6/bin/qml';
let viewer: ChildProcess | undefined;
let socket: WebSocket | undefined;
let messages = 0;
const errors: string[] = [];
const waiting = new Map<number, (result: unknown) => void>();

function send(method: string, params: object = {}): Promise<unknown> {
  messages += 1;
  socket?.send(JSON.stringify({ id: messages, method, params }));
  return new Promise((resolve) => waiting.set(messages, resolve));
}

/** The value of an expression on the page. */
async function evaluate(expression: string): Promise<unknown> {
  const answer = await send('Runtime.evaluate', { expression, returnByValue: true });
  return (answer as { result: { value: unknown } }).result.value;
}

/** Waits until an expression is true. */
async function until(expression: string): Promise<void> {
  await expect.poll(() => evaluate(expression), { message: expression }).toBe(true);
}

async function open(address: string): Promise<void> {
  await send('Page.navigate', { url: siteUrl + address });
  await until(`location.pathname === '${address}' && !!document.querySelector('${hydrated}')`);
}

/** Clicks the first element of a kind with a text. */
async function click(selector: string, text: string): Promise<void> {
  const found = `[...document.querySelectorAll('${selector}')].find((one) => (one.textContent + one.getAttribute('aria-label')).includes('${text}'))`;
  await until(`!!${found}`);
  await evaluate(`${found}.click()`);
}

test.beforeAll(async () => {
  requirePrograms('The test in an old Chromium needs', {
    [qml]: [
      'qml-qt6',
      'qml6-module-qtwebengine',
      'qml6-module-qtquick',
      'qml6-module-qtquick-window',
      'qml6-module-qtqml-workerscript',
    ],
  });
  const port = await freePort();
  viewer = spawn(qml, [path.join(import.meta.dirname, 'old-chromium.qml')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      QT_QPA_PLATFORM: 'offscreen',
      QTWEBENGINE_REMOTE_DEBUGGING: `127.0.0.1:${port}`,
      QTWEBENGINE_DISABLE_SANDBOX: '1',
      QTWEBENGINE_CHROMIUM_FLAGS: '--disable-gpu --disable-background-networking',
    },
  });
  let address = '';
  await expect
    .poll(async () => {
      const list = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined);
      const [page] = ((await list?.json()) ?? []) as { webSocketDebuggerUrl: string }[];
      address = page?.webSocketDebuggerUrl ?? '';
      return address;
    })
    .not.toBe('');
  const opened = new WebSocket(address);
  await new Promise((resolve) => opened.addEventListener('open', resolve));
  opened.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as { id?: number; method?: string; result?: unknown };
    if (message.id !== undefined) waiting.get(message.id)?.(message.result);
    if (message.method === 'Runtime.exceptionThrown') errors.push(String(data));
  });
  socket = opened;
  for (const domain of ['Page', 'Runtime']) await send(`${domain}.enable`);
});
test.afterAll(() => {
  socket?.close();
  viewer?.kill();
});

test('a Chromium from 2022 shows prices, switches cycle and theme, and orders', async () => {
  expect(await evaluate('/Chrome\\/(\\d+)/.exec(navigator.userAgent)[1] < 112')).toBe(true);
  await open('/');
  await until(`document.body.textContent.includes('${shownDomainPrice('xyz')}')`);
  await click('main a[href="/web-hosting"]', 'View Pricing');
  await until(`document.querySelector('article')?.textContent.includes('${shownLivePrice(52)}')`);
  await click('fieldset label', 'Yearly');
  const yearly = shownLivePrice(52, 'annually');
  await until(`document.querySelector('article').textContent.includes('${yearly}')`);
  await click('button[aria-controls]', 'theme');
  await evaluate(`document.querySelector('[data-theme-choice="theme-2"]').click()`);
  await until(`document.getElementById('theme-stylesheet').href.endsWith('/theme-2.min.css')`);
  await click('article a', 'Purchase Now');
  const cart = `${portalUrl}/cart.php?a=add&pid=52&billingcycle=annually`;
  await until(`location.href === '${cart}'`);
  for (const address of ['/domain-search-result', '/custom-vps', '/home-content-slider']) {
    await open(address);
    await until(`document.querySelectorAll('[data-part="kept"]').length === 0`);
  }
  expect(errors).toEqual([]);
});
