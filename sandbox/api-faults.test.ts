import { beforeEach, describe, expect, test } from 'vitest';
import { startSandbox } from './sandbox.ts';
import { useTestSandbox } from './test-sandbox.ts';

const sandbox = useTestSandbox();
const home = '/setu/api/products/701,702,811,812';
const tlds = '/setu/api/tlds';

describe('faults in the whole response', () => {
  test('delay waits before responding', async () => {
    const start = performance.now();
    expect(await sandbox.json(home, 'delay-300')).toHaveProperty('701');
    expect(performance.now() - start).toBeGreaterThan(290);
  });

  test('the error for an unknown fault lists the known ones', async () => {
    const { error } = (await sandbox.json(home, 'nonsense')) as { error: string };
    for (const name of ['delay-', 'status-', 'broken-json', 'at-list'])
      expect(error).toContain(name);
  });
});

describe('a fault for all requests', () => {
  const set = (fault: string): Promise<Response> =>
    fetch(`${sandbox.origin}/sandbox/faults`, {
      method: 'POST',
      body: new URLSearchParams({ fault }),
    });
  beforeEach(() => set('none'));

  test('applies until it is cleared and is shown on its page', async () => {
    const page = await (await set('status-418')).text();
    expect(page).toContain('<strong>status-418</strong>');
    expect((await sandbox.call(home)).status).toBe(418);
    expect((await sandbox.call(tlds)).status).toBe(418);
    expect(await (await set('none')).text()).toContain('<strong>No fault</strong>');
    expect((await sandbox.call(home)).status).toBe(200);
  });

  test('is overridden by the header of a request', async () => {
    await set('status-500');
    expect((await sandbox.call(home, 'none')).status).toBe(200);
    expect((await sandbox.call(home, 'status-404')).status).toBe(404);
  });

  test('does not change if the name is unknown', async () => {
    await set('status-500');
    const response = await set('<b>nonsense');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('&lt;b&gt;nonsense');
    expect((await sandbox.call(home)).status).toBe(500);
  });

  test('applies to one sandbox only', async () => {
    await set('status-500');
    const other = await startSandbox({ port: 0, host: '127.0.0.1' });
    const { status } = await fetch(`http://127.0.0.1:${other.port}${home}`);
    await other.close();
    expect(status).toBe(200);
  });
});

test('a sandbox stops despite a delayed response', async () => {
  const other = await startSandbox({ port: 0, host: '127.0.0.1' });
  const response = fetch(`http://127.0.0.1:${other.port}${home}`, {
    headers: { 'x-sandbox-fault': 'delay-30000' },
  });
  const failure = response.catch((error: unknown) => String(error));
  await fetch(`http://127.0.0.1:${other.port}/`);
  await other.close();
  expect(await failure).toContain('fetch failed');
});
