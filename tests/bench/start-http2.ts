import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:net';
import { freePort, start } from '../hosts/processes.ts';

const root = path.resolve(import.meta.dirname, '../..');

async function listening(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (open) return;
    await sleep(100);
  }
  throw new Error(`Nothing listens on port ${port} after 10 s`);
}

/** The built site over HTTP/2; `stopAll` ends it. */
export async function startHttp2(dist: string): Promise<string> {
  const port = await freePort();
  start(process.execPath, [path.join(root, 'tests/bench/h2-server.ts'), dist, String(port)]);
  await listening(port);
  return `https://localhost:${port}`;
}
