import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { typescript } from './runner.ts';

export interface ProgramResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** One of our programs in its own process, listening on this machine only. */
export interface Program {
  process: ChildProcessWithoutNullStreams;
  /** Resolves once stdout contains the text; fails if the program exits without printing it. */
  printed: (text: string) => Promise<void>;
  /** What it has printed to stderr so far. */
  stderr: () => string;
  ended: Promise<ProgramResult>;
}

/** Starts a program on the content that the test run has compiled. */
export function run(script: string, args: string[], env: Record<string, string> = {}): Program {
  const file = resolve(import.meta.dirname, '../..', script);
  const child = spawn(process.execPath, ['--import', typescript, file, ...args], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', ...env },
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<ProgramResult>((resolveEnded) => {
    child.once('close', (code) => resolveEnded({ code, stdout, stderr }));
  });
  const printed = (text: string): Promise<void> =>
    new Promise((resolvePrinted, reject) => {
      const checkOutput = (): void => {
        if (stdout.includes(text)) resolvePrinted();
      };
      child.stdout.on('data', checkOutput);
      checkOutput();
      void ended.then(() => reject(new Error(`exited without printing "${text}": ${stderr}`)));
    });
  return { process: child, printed, stderr: () => stderr, ended };
}

/** A port that was free a moment ago, for programs that don't accept port 0. */
export async function freePort(): Promise<number> {
  const { port, release } = await occupyPort();
  await release();
  return port;
}

/** A port that is in use until it is released. */
export async function occupyPort(): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolveListen) => server.listen(0, '127.0.0.1', resolveListen));
  return {
    port: (server.address() as AddressInfo).port,
    release: () => new Promise((resolveClose) => server.close(() => resolveClose())),
  };
}
