import { once } from 'node:events';
import { rmSync, truncateSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freePort, occupyPort, run, type Program } from '../cli/test-process.ts';
import { openSocket, readToEnd, sendRequest } from './test-request.ts';
import { createTestSite, video, type TestSite } from './test-site.ts';

let site: TestSite;
const programs: Program[] = [];

beforeAll(() => {
  site = createTestSite();
});
afterEach(async () => {
  for (const { process } of programs) process.kill('SIGKILL');
  await Promise.all(programs.splice(0).map(({ ended }) => ended));
});
afterAll(() => site.remove());

async function serve(
  env: Record<string, string> = {},
): Promise<{ program: Program; port: number }> {
  const port = await freePort();
  const program = run('server/serve.ts', [site.dist], { PORT: String(port), ...env });
  programs.push(program);
  await program.printed(`Site     http://localhost:${port}\n`);
  return { program, port };
}

describe('stopping on a signal', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('%s exits with code 0', async (signal) => {
    const { program, port } = await serve();
    expect((await sendRequest(port, '/healthz')).status).toBe(200);
    program.process.kill(signal);
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
  });

  test('idle connections are closed long before those with an unfinished request', async () => {
    const { program, port } = await serve();
    const unused = await openSocket(port);
    const unfinished = await openSocket(port);
    unfinished.resume().write('GET /web-hosting HTTP/1.1\r\n');
    const idle = await openSocket(port);
    idle.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(idle, 'data');
    program.process.kill('SIGTERM');
    await Promise.all([once(unused.resume(), 'close'), once(idle.resume(), 'close')]);
    expect(unfinished.closed).toBe(false);
    unfinished.destroy();
    expect((await program.ended).code).toBe(0);
  });

  test('a keep-alive connection gets one more response, with Connection: close', async () => {
    const { program, port } = await serve();
    const socket = await openSocket(port);
    socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(socket, 'data');
    program.process.kill('SIGTERM');
    await untilRefused(port);
    socket.write('GET /web-hosting HTTP/1.1\r\nhost: a\r\n\r\n');
    const response = await readToEnd(socket);
    expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close\r\n/i);
    expect(response).toContain('<title>web-hosting</title>');
    expect((await program.ended).code).toBe(0);
  });

  test('a half-sent request gets its response, and the connection closes', async () => {
    const { program, port } = await serve();
    const socket = await openSocket(port);
    socket.write('GET /web-hosting HTTP/1.1\r\nhost: a\r\n');
    // By the time a second connection has its response, the bytes of the first have been read.
    await sendRequest(port, '/healthz');
    program.process.kill('SIGTERM');
    await untilRefused(port);
    socket.write('\r\n');
    const response = await readToEnd(socket);
    expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(response).toMatch(/\r\nconnection: close\r\n/i);
    expect(response).toContain('<title>web-hosting</title>');
    expect((await program.ended).code).toBe(0);
  });

  test('a slow download completes', async () => {
    const { program, port } = await serve();
    const socket = await openSocket(port);
    socket.write('GET /assets/video-3c.mp4 HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(socket, 'readable');
    program.process.kill('SIGTERM');
    await untilRefused(port);
    const response = await readToEnd(socket);
    expect(response.length - response.indexOf('\r\n\r\n') - 4).toBe(video.length);
    expect((await program.ended).code).toBe(0);
  });

  test('an unfinished request is cut off after a few seconds', async () => {
    const { program, port } = await serve();
    const socket = await openSocket(port);
    socket.write('GET /web-hosting HTTP/1.1\r\n');
    await sendRequest(port, '/healthz');
    const start = performance.now();
    program.process.kill('SIGTERM');
    expect((await program.ended).code).toBe(0);
    expect(performance.now() - start).toBeGreaterThan(4000);
    socket.destroy();
  });
});

describe('the server exits with a one-line error for', () => {
  test.each([
    ['one process', {}],
    ['workers', { WORKERS: '2' }],
  ])('a port in use (%s)', async (_, env) => {
    const { port, release } = await occupyPort();
    const program = run('server/serve.ts', [site.dist], { PORT: String(port), ...env });
    const { code, stderr } = await program.ended;
    await release();
    expect(code).toBe(1);
    expect(stderr).toMatch(
      new RegExp(`^Port ${port} is already in use\\. [^\\n]+ PORT=${port + 1}\\.\\n$`),
    );
  });

  test.each([
    ['a missing build', [join('nowhere', 'dist')], {}, /npm run build/],
    ['a missing build with workers', [join('nowhere', 'dist')], { WORKERS: '2' }, /npm run build/],
    ['a bad PORT', [], { PORT: 'x' }, /^PORT must be/],
    ['a bad WORKERS', [], { WORKERS: 'x' }, /^WORKERS must be/],
    ['an unknown option', ['--fast'], {}, /^Usage:/],
  ])('%s', async (_, args, env, message) => {
    const { code, stderr } = await run('server/serve.ts', args, env).ended;
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr.match(/\n/g)).toHaveLength(1);
  });
});

test.each([
  ['a truncated .br', 'compressed/vps.html.br', 3],
  ['an empty .gz', 'compressed/vps.html.gz', 0],
])('a release with %s is refused, and one line says why', async (_, file, bytes) => {
  const damaged = createTestSite();
  truncateSync(join(damaged.dist, file), bytes);
  const { code, stderr } = await run('server/serve.ts', [damaged.dist], { WORKERS: '2' }).ended;
  damaged.remove();
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^The release in \S+ is damaged: \S+ has \d bytes instead of \d+\. .*\.\n$/,
  );
});

test('a release with a missing chunk is refused', async () => {
  const damaged = createTestSite();
  rmSync(join(damaged.dist, 'site/assets/app-1a2b.js'));
  const { code, stderr } = await run('server/serve.ts', [damaged.dist]).ended;
  damaged.remove();
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /^The release in \S+ is damaged: site\/assets\/app-1a2b\.js is missing\. .*\n$/,
  );
});

describe('workers', () => {
  test('share the port and all stop on a signal', async () => {
    const { program, port } = await serve({ WORKERS: '2' });
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => (await sendRequest(port, '/vps')).status),
    );
    expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
    const socket = await openSocket(port);
    socket.write('GET /web-hosting HTTP/1.1\r\nhost: a\r\n');
    // The workers take turns, so after these each of them has read the bytes above.
    for (let turn = 0; turn < 4; turn += 1) await sendRequest(port, '/healthz');
    program.process.kill('SIGTERM');
    await untilRefused(port);
    socket.write('\r\n');
    expect(await readToEnd(socket)).toContain('<title>web-hosting</title>');
    expect(await program.ended).toMatchObject({ code: 0, stderr: '' });
  });
});

/**
 * Waits until the server accepts no new connections. An attempt at the moment the port closes may
 * get no response at all, and the system would retry only after a second.
 */
async function untilRefused(port: number): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (performance.now() < deadline) {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const connected = once(socket, 'connect').then(
      () => true,
      () => false,
    );
    const isOpen = await Promise.race([connected, sleep(100, false)]);
    socket.destroy();
    if (!isOpen) return;
    // A full queue would look like a closed port.
    await sleep(10);
  }
  throw new Error(`Port ${port} still accepts connections.`);
}
