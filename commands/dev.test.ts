import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freePort } from './cli/test-process.ts';
import { copyProject } from '../pipeline/project-copy.ts';

const site = 'content/site.yaml';
let copy: ReturnType<typeof copyProject>;
let server: ChildProcess;
let socket: WebSocket;
let url: string;
/** What Vite has sent the browser since the last check: a reload, or the text of the error overlay. */
let messages: string[] = [];

interface Message {
  type: string;
  err?: { message: string };
}

beforeAll(async () => {
  copy = copyProject('dev', { smallSite: true });
  const [port, sandboxPort] = [await freePort(), await freePort()];
  url = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['commands/cli/run.js', 'commands/dev.ts'], {
    cwd: copy.folder,
    env: { ...process.env, PORT: `${port}`, SANDBOX_PORT: `${sandboxPort}`, HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const client = await vi.waitFor(async () => (await fetch(`${url}/@vite/client`)).text(), {
    timeout: 60_000,
    interval: 500,
  });
  await fetch(`${url}/help`);
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  socket.addEventListener('message', ({ data }) => {
    const { type, err } = JSON.parse(String(data)) as Message;
    if (type === 'full-reload' || type === 'error') messages.push(err?.message ?? type);
  });
  await vi.waitUntil(() => socket.readyState === WebSocket.OPEN, { timeout: 10_000 });
}, 120_000);
// Vite may have reloaded the page after finding dependencies.
beforeEach(() => {
  messages = [];
});
afterAll(() => {
  socket?.close();
  server?.kill();
  copy?.remove();
});

/** The next message that Vite sends to the browser. */
async function nextMessage(): Promise<string> {
  const message = await vi.waitUntil(() => messages.at(-1), { timeout: 20_000 });
  messages = [];
  return message;
}

async function pageText(base = ''): Promise<string> {
  return (await fetch(`${url}${base}/help`)).text();
}

test('a saved fact appears on the page without a restart', async () => {
  const undo = copy.replace(site, /^supportPhone: .*$/m, 'supportPhone: +880 1234-567890');
  expect(await nextMessage()).toBe('full-reload');
  expect(await pageText()).toContain('+880 1234-567890');
  undo();
  await nextMessage();
});

test('every language has its pages and picks up saved changes', async () => {
  const before = await pageText('/bn');
  expect(before).toContain('<html lang="bn">');
  expect(before).toContain('src="/bn/src/entry-client.tsx"');
  const undo = copy.replace(site, /^supportPhone: .*$/m, 'supportPhone: +880 1234-567890');
  await nextMessage();
  await vi.waitFor(async () => expect(await pageText('/bn')).toContain('০১২৩৪-৫৬৭৮৯০'), {
    timeout: 20_000,
  });
  undo();
  await nextMessage();
});

test('a mistake is shown over the page until it is fixed', async () => {
  const undo = copy.replace(site, /^supportPhone: .*$/m, "supportPhone: '1234'");
  expect(await nextMessage()).toMatch(/site\.yaml:\d+: supportPhone: start with \+/);
  undo();
  expect(await nextMessage()).toBe('full-reload');
});

test('a colour that is hard to read is reported, and a good one applies at once', async () => {
  const theme = 'content/themes/default.css';
  const undo = copy.replace(theme, /--ink: #\w+;/, '--ink: #dddddd;');
  expect(await nextMessage()).toMatch(/default\.css: --ink: .* contrast of/);
  undo();
  await nextMessage();
  copy.replace(theme, /--brand: #\w+;/, '--brand: #0a604d;');
  expect(await nextMessage()).toBe('full-reload');
  const sheet = await (await fetch(`${url}/themes/dev/main.min.css`)).text();
  expect(sheet).toContain('#0a604d');
});

test('the last text wins after two quick saves, and with editors that replace the file', async () => {
  copy.replace(site, /^supportPhone: .*$/m, 'supportPhone: +880 1111-111111');
  copy.replace(site, /^supportPhone: .*$/m, 'supportPhone: +880 2222-222222');
  expect(await nextMessage()).toBe('full-reload');
  expect(await pageText()).toContain('+880 2222-222222');
  const file = path.join(copy.folder, site);
  const text = (phone: string) =>
    copy.read(site).replace(/^supportPhone: .*$/m, `supportPhone: ${phone}`);
  const last = text('+880 3333-333333');
  writeFileSync(`${file}.new`, last);
  rmSync(file);
  renameSync(`${file}.new`, file);
  expect(await nextMessage()).toBe('full-reload');
  expect(await pageText()).toContain('+880 3333-333333');
  expect(server.exitCode).toBeNull();
});
