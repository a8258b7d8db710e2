import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const processes: ChildProcess[] = [];

/** Starts a program in the background; `stopProcesses` stops it. */
export function startProcess(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): ChildProcess {
  const child = spawn(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  processes.push(child);
  return child;
}

/** Stops every started process and waits for it to exit. */
export async function stopProcesses(): Promise<void> {
  await Promise.all(
    processes.map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = new Promise((resolve) => {
        child.once('exit', resolve);
      });
      child.kill('SIGTERM');
      const limit = sleep(5_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'));
      await Promise.race([exited, limit]);
    }),
  );
}

/** Waits for a server to respond, with any status. */
export async function waitForServer(url: string, seconds = 60): Promise<void> {
  for (let attempt = 0; attempt < 4 * seconds; attempt += 1) {
    const responds = await fetch(url, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (responds) return;
    await sleep(250);
  }
  throw new Error(`${url} did not respond within ${seconds} seconds`);
}

/** Runs a test command. Prints an error as one line and stops what the command started. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    await stopProcesses();
  }
}
