import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answering, freePort } from '../hosts/processes.ts';
import { DevtoolsTab } from './devtools-tab.ts';
import type { Engine } from './tab.ts';

/** The program that shows a QML file, from Debian's qml-qt6; it is not on the path. */
export const qmlViewer = '/usr/lib/qt6/bin/qml';

async function askJson<Answer>(url: string): Promise<Answer> {
  return (await (await fetch(url)).json()) as Answer;
}

/** The page may come a moment after the window. */
async function findPage(listUrl: string): Promise<string> {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const [page] = await askJson<{ webSocketDebuggerUrl: string }[]>(listUrl);
    if (page) return page.webSocketDebuggerUrl;
    await sleep(250);
  }
  throw new Error('QtWebEngine showed no page in 10 s');
}

/** Debian's QtWebEngine: a Chromium of 2022, without a screen. */
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
    await answering(`${url}/version`);
    const version = await askJson<{ 'User-Agent': string }>(`${url}/version`);
    const tab = await DevtoolsTab.connect(await findPage(`${url}/list`));
    const [, number = 'of unknown age'] = /Chrome\/(\d+)/.exec(version['User-Agent']) ?? [];
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
