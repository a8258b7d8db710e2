import { loaderFlags } from '../reader/loader-flags.ts';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { requireFreePort } from '../cli/listen.ts';
import { freePort } from '../cli/test-process.ts';
import { siteUrl, testPorts } from './addresses.ts';
import { startProcess, waitForServer } from './processes.ts';

const root = path.resolve(import.meta.dirname, '..');

/** `npm start` on the test ports: builds the site and serves it with the sandbox portal. */
export async function startSite(): Promise<void> {
  await requireFreePort({
    port: Number(testPorts.PORT),
    host: 'localhost',
    portVariable: 'TEST_PORT',
  });
  const start = [...loaderFlags, path.join(root, 'local/start.ts')];
  const site = startProcess(process.execPath, start, testPorts);
  // The process has printed why it stopped.
  const stopped = once(site, 'exit').then(() => {
    throw new Error('The site did not start; see the message above.');
  });
  await Promise.race([waitForServer(`${siteUrl}/healthz`, 180), stopped]);
}

export interface BuiltServer {
  process: ChildProcess;
  port: number;
  url: string;
}

/** Starts the production server of a build. */
export async function startBuiltServer(
  env: NodeJS.ProcessEnv = {},
  dist = path.join(root, 'dist'),
): Promise<BuiltServer> {
  const port = await freePort();
  const server = startProcess(process.execPath, [path.join(dist, 'server.js')], {
    PORT: String(port),
    HOST: '127.0.0.1',
    ...env,
  });
  const url = `http://127.0.0.1:${port}`;
  await waitForServer(`${url}/healthz`);
  return { process: server, port, url };
}
