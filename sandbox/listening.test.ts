import { expect, test } from 'vitest';
import { freePort, run } from '../commands/cli/test-process.ts';

test('the sandbox listens on localhost only', async () => {
  const port = await freePort();
  const program = run('sandbox/sandbox.ts', [], { SANDBOX_PORT: String(port), HOST: '' });
  await program.printed(`http://localhost:${port}`);
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  // On Linux all of 127.x.x.x is this machine, so a server on all addresses would respond.
  await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow('fetch failed');
  program.process.kill('SIGTERM');
  expect((await program.ended).code).toBe(0);
});
