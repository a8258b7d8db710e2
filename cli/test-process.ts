import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A program of ours as a process of its own, listening on this machine only. */
export interface Program {
  process: ChildProcessWithoutNullStreams;
  /** Resolves once the text was printed; fails if the program ends without it. */
  printed: (text: string) => Promise<void>;
  ended: Promise<Ended>;
}

export function run(script: string, args: string[], env: Record<string, string> = {}): Program {
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '..', script), ...args], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<Ended>((resolveEnd) => {
    child.once('close', (code) => resolveEnd({ code, stdout, stderr }));
  });
  const printed = (text: string): Promise<void> =>
    new Promise((resolvePrinted, reject) => {
      const look = (): void => {
        if (stdout.includes(text)) resolvePrinted();
      };
      child.stdout.on('data', look);
      look();
      void ended.then(() => reject(new Error(`ended without "${text}": ${stderr}`)));
    });
  return { process: child, printed, ended };
}

/** A port that was free a moment ago, for programs that take no port 0. */
export async function freePort(): Promise<number> {
  const { port, release } = await takePort();
  await release();
  return port;
}

/** A port that somebody else holds. */
export async function takePort(): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolveListen) => server.listen(0, '127.0.0.1', resolveListen));
  return {
    port: (server.address() as AddressInfo).port,
    release: () => new Promise((resolveClose) => server.close(() => resolveClose())),
  };
}
