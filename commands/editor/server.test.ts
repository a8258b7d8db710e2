import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../cli/listen.ts';
import { copyProject } from '../../pipeline/project-copy.ts';
import { startEditor } from './server.ts';

let copy: ReturnType<typeof copyProject>;
let editor: RunningServer;
beforeAll(async () => {
  copy = copyProject('editor', { smallSite: true });
  editor = await startEditor({ root: copy.folder, cmsFolder: copy.folder, port: 0 });
});
afterAll(async () => {
  await editor.close();
  copy.remove();
});

interface Answer {
  status: number | undefined;
  body: unknown;
}

/** Calls the editor as its own page does, unless other headers are given. */
function call(action: string, params: object, headers: Record<string, string> = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const host = `localhost:${editor.port}`;
    const sent = request(
      {
        port: editor.port,
        host: '127.0.0.1',
        path: '/api',
        method: 'POST',
        headers: { host, origin: `http://${host}`, 'content-type': 'application/json', ...headers },
      },
      (response) => {
        json(response).then(
          (body) => resolve({ status: response.statusCode, body }),
          () => resolve({ status: response.statusCode, body: undefined }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify({ action, params }));
  });
}

async function open(path: string): Promise<Record<string, unknown>> {
  const { body } = await call('getEntry', { path });
  return JSON.parse((body as { data: string }).data) as Record<string, unknown>;
}

function save(path: string, data: unknown) {
  return call('persistEntry', { dataFiles: [{ path, raw: JSON.stringify(data) }], assets: [] });
}

/** What the strip shows now. */
async function findings(): Promise<{ problems: { text: string; form?: string }[] }> {
  const response = await fetch(`http://localhost:${editor.port}/findings`);
  const { value } = (await response.body?.getReader().read()) ?? {};
  return JSON.parse(new TextDecoder().decode(value).replace('data: ', '')) as never;
}

const rules = 'content/rules.yaml';
const secret = 'content/site.yaml';

test.each<[string, Record<string, string>]>([
  ['under another host name', { host: 'evil.example', origin: 'http://evil.example' }],
  ['from the page of another site', { origin: 'https://evil.example' }],
  ['from another program on this machine', { origin: 'http://localhost:3000' }],
  ['from a form, which needs no permission', { 'content-type': 'text/plain' }],
])('refuses calls %s', async (_, headers) => {
  const { status } = await call('getEntry', { path: secret }, headers);
  expect(status).toBe(403);
});

test('refuses to serve pages under another host name', async () => {
  const response = await new Promise<number | undefined>((resolve) => {
    const options = { port: editor.port, host: '127.0.0.1', headers: { host: 'evil.example' } };
    request(options, ({ statusCode }) => resolve(statusCode)).end();
  });
  expect(response).toBe(403);
});

test.each([
  'package.json',
  '/etc/passwd',
  '../package.json',
  'content/../../package.json',
  'src/schema/files.ts',
  'content/README.md',
  'content/en/new-page.yaml',
  'content/en/blog/../../../../new.md',
  'content/en/blog/Not A Slug.md',
])('neither reads nor writes %s', async (path) => {
  expect(await call('getEntry', { path })).toMatchObject({ status: 422 });
  expect(await save(path, { title: 'x' })).toEqual({
    status: 422,
    body: { error: `${path} has no form; only files in content can be edited` },
  });
});

test('only the actions that forms need are allowed', async () => {
  expect((await call('deleteFiles', { paths: [rules] })).status).toBe(422);
  const asset = { path: rules, content: '', encoding: 'base64' };
  expect((await call('persistMedia', { asset })).status).toBe(422);
  expect((await call('persistEntry', { dataFiles: [], assets: [asset] })).status).toBe(422);
});

test('saves what changed, and the checks say what is wrong, where, and how to fix it', async () => {
  const before = copy.read(rules);
  const data = await open(rules);
  expect((await findings()).problems).toEqual([]);
  expect(await save(rules, { ...data, refundDays: 0 })).toMatchObject({ status: 200 });
  expect(copy.read(rules)).toBe(before.replace(/^refundDays: .*$/m, 'refundDays: 0'));
  const [problem] = (await findings()).problems;
  expect(problem?.text).toMatch(/^content\/rules\.yaml:\d+: refundDays: write a whole number/);
  // The same form can save again.
  expect(await save(rules, data)).toMatchObject({ status: 200 });
  expect(copy.read(rules)).toBe(before);
});

test('problems link to their forms', async () => {
  await fetch(`http://localhost:${editor.port}/config.json`);
  const undo = copy.replace(rules, /^refundDays: .*$/m, 'refundDays: 0');
  expect((await findings()).problems[0]?.form).toBe('#/collections/facts/entries/rules');
  undo();
});

test('never overwrites what somebody else has written in the meantime', async () => {
  const data = await open(rules);
  const undo = copy.replace(rules, /^refundDays: .*$/m, 'refundDays: 6');
  const { status, body } = await save(rules, { ...data, refundDays: 7 });
  expect(status).toBe(422);
  expect((body as { error: string }).error).toMatch(/has changed since you opened this form/);
  expect(copy.read(rules)).toContain('refundDays: 6');
  undo();
});

test('a new article becomes a file, and an existing one is not overwritten', async () => {
  const path = 'content/en/blog/a-new-article.md';
  const article = { title: 'New', date: '2026-11-01', topic: 'Email', body: 'Text.' };
  expect(await save(path, article)).toMatchObject({ status: 200 });
  expect(copy.read(path)).toBe('---\ntitle: New\ndate: 2026-11-01\ntopic: Email\n---\n\nText.\n');
  expect(await save(path, { ...article, title: 'Other' })).toMatchObject({ status: 422 });
  const entries = await call('entriesByFolder', { folder: 'content/en/blog' });
  expect(entries.body).toContainEqual(
    expect.objectContaining({ file: expect.objectContaining({ path }) }),
  );
});

test('a file that cannot be parsed has no form, and the others still do', async () => {
  const undo = copy.replace(rules, /^refundDays: .*$/m, 'refundDays: [');
  const response = await fetch(`http://localhost:${editor.port}/config.json`);
  const config = await response.text();
  expect(config).toContain(secret);
  expect(config).not.toContain(rules);
  const [problem] = (await findings()).problems;
  expect(problem?.text).toMatch(/^content\/rules\.yaml:\d+: this /);
  expect(problem?.form).toBeUndefined();
  undo();
});

test('a form whose fields have changed is not opened', async () => {
  const home = 'content/en/index.yaml';
  await fetch(`http://localhost:${editor.port}/config.json`);
  const undo = copy.replace(home, /^sections:/m, 'sections: soon\nold:');
  const { body } = await call('getEntry', { path: home });
  expect(body).toEqual({ error: `${home} now has different fields; reload this page` });
  undo();
});
