import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../commands/cli/test-process.ts';
import { waitForServer } from '../processes.ts';
import { DevtoolsTab } from './devtools-tab.ts';
import type { Engine } from './tab.ts';

/** Debian's qml-qt6 does not put it on the PATH. */
export const qmlViewer = '/usr/lib/qt6/bin/qml';

async function fetchJson<Body>(url: string): Promise<Body> {
  return (await (await fetch(url)).json()) as Body;
}

/** Waits for the page, which opens shortly after the window. */
async function waitForPage(listUrl: string): Promise<string> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const [page] = await fetchJson<{ webSocketDebuggerUrl: string }[]>(listUrl);
    if (page) return page.webSocketDebuggerUrl;
    await sleep(250);
  }
  throw new Error('QtWebEngine opened no page within 10 s');
}

/** Debian's QtWebEngine: a Chromium from 2022, headless. */
export async function startOldChromium(): Promise<Engine> {
  const port = await freePort();
  const viewer = spawn(qmlViewer, [path.join(import.meta.dirname, 'old-chromium.qml')], {
    stdio: 'ignore',
    env: {
      ...process.env,
      QT_QPA_PLATFORM: 'offscreen',
      QTWEBENGINE_REMOTE_DEBUGGING: `127.0.0.1:${port}`,
      QTWEBENGINE_DISABLE_SANDBOX: '1',
      QTWEBENGINE_CHROMIUM_FLAGS: '--disable-gpu --disable-background-networking',
    },
  });
  try {
    const url = `http://127.0.0.1:${port}/json`;
    await waitForServer(`${url}/version`);
    const version = await fetchJson<{ 'User-Agent': string }>(`${url}/version`);
    const tab = await DevtoolsTab.connect(await waitForPage(`${url}/list`));
    const [, number = 'of unknown version'] = /Chrome\/(\d+)/.exec(version['User-Agent']) ?? [];
    return {
      name: `Chromium ${number} (QtWebEngine)`,
      tab,
      close: () => {
        tab.close();
        viewer.kill();
        return Promise.resolve();
      },
    };
  } catch (error) {
    viewer.kill();
    throw error;
  }
}
