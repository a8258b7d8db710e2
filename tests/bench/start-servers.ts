import path from 'node:path';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../commands/cli/test-process.ts';
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

/** Starts a program of this folder that listens on the port it gets last; returns that port. */
async function startServer(program: string, argument: string): Promise<number> {
  const port = await freePort();
  startProcess(process.execPath, [path.join(import.meta.dirname, program), argument, String(port)]);
  await waitForPort(port);
  return port;
}

/** Serves the built site over HTTP/2 and returns its address. */
export async function startHttp2(dist: string): Promise<string> {
  return `https://localhost:${await startServer('http2-server.ts', dist)}`;
}

/** Puts a slow link in front of a site and returns the address of its other end. */
export async function startSlowLink(site: string): Promise<string> {
  return `https://localhost:${await startServer('slow-link.ts', new URL(site).port)}`;
}
