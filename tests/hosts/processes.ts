import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const running: ChildProcess[] = [];

/** Starts a program that the tests end again. */
export function start(command: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  running.push(child);
  return child;
}

/** Ends everything that `start` started, and waits until it is gone. */
export async function stopAll(): Promise<void> {
  await Promise.all(
    running.map(async (child) => {
      if (child.exitCode !== null) return;
      const gone = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      child.kill('SIGTERM');
      await Promise.race([gone, sleep(5_000).then(() => child.kill('SIGKILL'))]);
    }),
  );
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => {
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => {
    probe.close(resolve);
  });
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Waits until a server answers at all. */
export async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const up = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (up) return;
    await sleep(250);
  }
  throw new Error(`${url} did not answer within a minute`);
}
