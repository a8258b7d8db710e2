import { describe, expect, test } from 'vitest';
import { freePort, occupyPort, run } from './cli/test-process.ts';

// All of these fail before the build starts, which keeps them fast. settings.test.ts has the other settings.
describe('npm start fails with one line for', () => {
  test.each([['a bad PORT', [], { PORT: '0' }, /^PORT must be/]])(
    '%s',
    async (_, args, env, message) => {
      const { code, stdout, stderr } = await run('commands/start.ts', args, env).ended;
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(message);
      expect(stderr.match(/\n/g)).toHaveLength(1);
    },
  );

  test.each(['PORT'])('a %s that is in use', async (variable) => {
    const { port, release } = await occupyPort();
    const free = String(await freePort());
    const env = { PORT: free, SANDBOX_PORT: free, [variable]: String(port) };
    const { code, stderr } = await run('commands/start.ts', [], env).ended;
    await release();
    expect(code).toBe(1);
    expect(stderr).toMatch(
      new RegExp(`^Port ${port} is already in use\\. [^\\n]+${variable}=\\d+\\.\\n$`),
    );
  });
});
