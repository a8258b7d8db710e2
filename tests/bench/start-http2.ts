import path from 'node:path';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../cli/test-process.ts';
import { startProcess } from '../processes.ts';

/** Waits for a TCP connection; `fetch` would reject the self-signed certificate. */
async function waitForPort(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return;
    await sleep(100);
  }
  throw new Error(`Port ${port} did not open within 10 s`);
}

/** Serves the built site over HTTP/2 and returns its address. */
export async function startHttp2(dist: string): Promise<string> {
  const port = await freePort();
  const server = path.join(import.meta.dirname, 'http2-server.ts');
  startProcess(process.execPath, [server, dist, String(port)]);
  await waitForPort(port);
  return `https://localhost:${port}`;
}
