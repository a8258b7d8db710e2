import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { film, makeSite, type SiteFixture } from './site-fixture.ts';
import { freePort, run, takePort, type Program } from '../cli/test-process.ts';
import { ask, openSocket, readToEnd } from './test-request.ts';

// Each test starts a process, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

let fixture: SiteFixture;
const programs: Program[] = [];

beforeAll(() => {
  fixture = makeSite();
});
afterEach(async () => {
  for (const { process } of programs) process.kill('SIGKILL');
  await Promise.all(programs.splice(0).map(({ ended }) => ended));
});
afterAll(() => fixture.remove());

async function serve(
  env: Record<string, string> = {},
): Promise<{ program: Program; port: number }> {
  const port = await freePort();
  const program = run('server/serve.ts', [fixture.dist], { PORT: String(port), ...env });
  programs.push(program);
  await program.printed(`Site     http://localhost:${port}\n`);
  return { program, port };
}

describe('a stop by signal', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s ends with code 0', async (signal) => {
    const { program, port } = await serve();
    expect((await ask(port, '/healthz')).status).toBe(200);
    program.process.kill(signal);
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
  });

  test('idle and silent connections are ended after a moment', async () => {
    const { program, port } = await serve();
    const silent = await openSocket(port);
    const idle = await openSocket(port);
    idle.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(idle, 'data');
    const start = performance.now();
    program.process.kill('SIGTERM');
    await Promise.all([once(silent.resume(), 'close'), once(idle.resume(), 'close')]);
    expect((await program.ended).code).toBe(0);
    expect(performance.now() - start).toBeLessThan(3000);
  });

  test('a kept connection gets one more answer, with a goodbye', async () => {
    const { program, port } = await serve();
    const socket = await openSocket(port);
    socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(socket, 'data');
    program.process.kill('SIGTERM');
    await refused(port);
    socket.write('GET /web-hosting HTTP/1.1\r\nhost: a\r\n\r\n');
    const reply = await readToEnd(socket);
    expect(reply).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n/i);
    expect(reply).toContain('<title>web-hosting</title>');
    expect((await program.ended).code).toBe(0);
  });

  test('a request that is half sent gets its answer, and the connection ends', async () => {
    const { program, port } = await serve();
    const socket = await openSocket(port);
    socket.write('GET /web-hosting HTTP/1.1\r\nhost: a\r\n');
    // A second connection is answered only after the first one's bytes have been read.
    await ask(port, '/healthz');
    program.process.kill('SIGTERM');
    await refused(port);
    socket.write('\r\n');
    const reply = await readToEnd(socket);
    expect(reply).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(reply).toMatch(/\r\nconnection: close\r\n/i);
    expect(reply).toContain('<title>web-hosting</title>');
    expect((await program.ended).code).toBe(0);
  });

  test('a slow download is finished', async () => {
    const { program, port } = await serve();
    const socket = await openSocket(port);
    socket.write('GET /assets/film-3c.mp4 HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(socket, 'readable');
    program.process.kill('SIGTERM');
    await refused(port);
    const reply = await readToEnd(socket);
    expect(reply.length - reply.indexOf('\r\n\r\n') - 4).toBe(film.length);
    expect((await program.ended).code).toBe(0);
  });

  test('a request that never ends is cut after five seconds', async () => {
    const { program, port } = await serve();
    const socket = await openSocket(port);
    socket.write('GET /web-hosting HTTP/1.1\r\n');
    await ask(port, '/healthz');
    const start = performance.now();
    program.process.kill('SIGTERM');
    expect((await program.ended).code).toBe(0);
    expect(performance.now() - start).toBeGreaterThan(4500);
    expect(performance.now() - start).toBeLessThan(9000);
    socket.destroy();
  });
});

describe('a start that cannot work says why in one line', () => {
  test.each([
    ['one process', {}],
    ['workers', { WORKERS: '2' }],
  ])('a taken port: %s', async (_, env) => {
    const { port, release } = await takePort();
    const program = run('server/serve.ts', [fixture.dist], { PORT: String(port), ...env });
    const { code, stderr } = await program.ended;
    await release();
    expect(code).toBe(1);
    expect(stderr).toMatch(new RegExp(`^Port ${port} is taken\\. [^\\n]+ PORT=${port + 1}\\.\\n$`));
  });

  test.each([
    ['no build', [join('nowhere', 'dist')], {}, /npm run pipeline/],
    ['no build for workers', [join('nowhere', 'dist')], { WORKERS: '2' }, /npm run pipeline/],
    ['a bad port', [], { PORT: 'x' }, /^PORT must be/],
    ['bad workers', [], { WORKERS: 'x' }, /^WORKERS must be/],
    ['an unknown option', ['--fast'], {}, /^Usage:/],
  ])('%s', async (_, args, env, message) => {
    const { code, stderr } = await run('server/serve.ts', args, env).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr.match(/\n/g)).toHaveLength(1);
  });
});

describe('workers', () => {
  test('share the port, and a signal ends them all', async () => {
    const { program, port } = await serve({ WORKERS: '2' });
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await ask(port, '/vps')).status),
    );
    expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
    const socket = await openSocket(port);
    socket.write('GET /web-hosting HTTP/1.1\r\nhost: a\r\n');
    // The workers take turns, so after these each of them has read what came before.
    for (let turn = 0; turn < 4; turn += 1) await ask(port, '/healthz');
    program.process.kill('SIGTERM');
    await refused(port);
    socket.write('\r\n');
    expect(await readToEnd(socket)).toContain('<title>web-hosting</title>');
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
  });
});

/**
 * Waits until the server takes no new connections. Whoever knocks in the moment in which the port
 * closes may get no answer at all, and the system would try again only after a second.
 */
async function refused(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const taken = once(socket, 'connect').then(
      () => true,
      () => false,
    );
    const isTaken = await Promise.race([taken, sleep(100, false)]);
    socket.destroy();
    if (!isTaken) return;
  }
}
