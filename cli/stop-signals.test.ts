import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeSite } from '../server/site-fixture.ts';
import { freePort } from './test-process.ts';

// Each test starts a process, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

test('under npm, a killed shell in between ends the server too', async () => {
  const fixture = makeSite();
  onTestFinished(() => fixture.remove());
  const port = await freePort();
  // The last command keeps the shell from giving its place to the server.
  const shell = spawn(
    'sh',
    ['-c', '"$0" "$1" "$2"; true', process.execPath, resolve('server/serve.ts'), fixture.dist],
    {
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: String(port),
        npm_lifecycle_event: 'start',
      },
    },
  );
  const ended = once(shell, 'exit');
  await once(shell.stdout, 'data');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);

  shell.kill('SIGTERM');
  await ended;
  // The server holds the other end of the pipe, which closes only when it has gone as well.
  await once(shell.stdout.resume(), 'close');
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow('fetch failed');
});
