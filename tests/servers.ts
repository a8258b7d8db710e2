import { runner } from '../commands/cli/runner.ts';
import { once } from 'node:events';
import path from 'node:path';
import { requireFreePort } from '../commands/cli/listen.ts';
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
  const start = [runner, path.join(root, 'commands/start.ts')];
  const site = startProcess(process.execPath, start, testPorts);
  // The process has printed why it stopped.
  const stopped = once(site, 'exit').then(() => {
    throw new Error('The site did not start; see the message above.');
  });
  await Promise.race([waitForServer(`${siteUrl}/release.txt`, 180), stopped]);
}
