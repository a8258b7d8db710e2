import { runner } from './runner.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from './test-process.ts';

test('under npm, the server stops when the shell that started it is killed', async () => {
  const port = await freePort();
  // `; true` keeps the shell from replacing itself with the server.
  const shell = spawn(
    'sh',
    ['-c', '"$0" "$@"; true', process.execPath, runner, resolve('sandbox/sandbox.ts')],
    {
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        SANDBOX_PORT: String(port),
        npm_lifecycle_event: 'start',
      },
    },
  );
  const shellExit = once(shell, 'exit');
  await once(shell.stdout, 'data');
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);

  shell.kill('SIGTERM');
  await shellExit;
  // The server inherited the pipe, which closes only once the server has exited too.
  await once(shell.stdout.resume(), 'close');
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
});
