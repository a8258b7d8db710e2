import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer, request as startRequest } from 'node:http';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { chromium, expect as playwrightExpect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import sirv from 'sirv';
import { listen } from '../../commands/cli/listen.ts';
import { freePort } from '../../commands/cli/test-process.ts';
import { copyProject } from '../../pipeline/project-copy.ts';
import { findBrowser } from '../browser.ts';
import { chromiumArgs } from '../chromium-args.ts';
import { waitForServer } from '../processes.ts';

/** In milliseconds: each change builds the site. */
const patienceMs = 90_000;
const expect = playwrightExpect.configure({ timeout: patienceMs });

const tools = path.resolve(import.meta.dirname, '../../commands/editor/node_modules');

let copy: ReturnType<typeof copyProject>;
let editor: ChildProcess;
let browser: Browser;
let page: Page;
let url: string;
let port: number;
/** Requests to other hosts, and violations of the security policy. */
const unwanted: string[] = [];

before(async () => {
  copy = copyProject('editor-browser');
  symlinkSync(tools, path.join(copy.folder, 'commands/editor/node_modules'));
  port = await freePort();
  url = `http://localhost:${port}`;
  editor = spawn(process.execPath, ['commands/edit.ts', '--no-browser', '--no-preview'], {
    cwd: copy.folder,
    env: { ...process.env, EDIT_PORT: `${port}` },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitForServer(url);
  browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumArgs });
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.setDefaultTimeout(patienceMs);
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(url)) {
      unwanted.push(request.url());
    }
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) unwanted.push(message.text());
  });
});

after(async () => {
  await browser?.close();
  editor?.kill();
  copy?.remove();
});

const checks = () => page.getByRole('status', { name: 'Checks' });

/** Opens a form by its address, with all of its blocks. */
async function openForm(address: string, on = page, site = url): Promise<void> {
  await on.goto('about:blank');
  await on.goto(`${site}/#/collections/${address}`);
  await on.locator('label').first().waitFor();
  const closed = on.locator('button[aria-label="Expand"]:visible');
  let empty = 0;
  for (let round = 0; round < 40 && (await closed.count()) > empty; round += 1) {
    const button = await closed.nth(empty).elementHandle();
    await button?.click();
    // An empty list has nothing to show.
    if ((await button?.getAttribute('aria-label')) === 'Expand') empty += 1;
  }
}

async function save(): Promise<void> {
  await expect(page.getByText('Unsaved changes')).toBeVisible();
  await page.getByText('Save', { exact: true }).click();
  await page.getByText('Save now').click();
}

async function saveWithoutProblems(): Promise<void> {
  await save();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await expect(checks()).toHaveText('All content is fine.');
}

const plans = 'content/plans/shared.yaml';
const article = 'content/en/blog/how-long-a-backup-is-kept.md';

test('a wrong price is saved and named, with a link to its form; the right one changes one line', async () => {
  const old = copy.read(plans);
  await openForm('plans/entries/shared');
  await page
    .getByLabel(/^Monthly/)
    .first()
    .fill('99.999');
  await save();
  const problem = checks().getByRole('link', {
    name: /shared\.yaml:\d+: .*write at most two decimals/,
  });
  await expect(problem).toHaveAttribute('href', '#/collections/plans/entries/shared');
  // A second save from the same form is no conflict.
  await page
    .getByLabel(/^Monthly/)
    .first()
    .fill('123');
  await saveWithoutProblems();
  assert.equal(copy.read(plans), old.replace('monthly: 100,', 'monthly: 123,'));
});

test('both languages are side by side; a changed answer changes one line of its file', async () => {
  const file = 'content/bn/plans/shared.yaml';
  const old = copy.read(file);
  await openForm('plans/entries/shared');
  await expect(page.getByText('Writing in BN')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).nth(1).waitFor();
  const names = await page
    .getByRole('textbox')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
  await page.getByRole('textbox').nth(names.indexOf('শেয়ার্ড হোস্টিং')).fill('শেয়ার্ড ওয়েব হোস্টিং');
  await saveWithoutProblems();
  assert.equal(copy.read(file), old.replace('শেয়ার্ড হোস্টিং', 'শেয়ার্ড ওয়েব হোস্টিং'));
});

test('a save that would undo someone else’s change is refused', async () => {
  await openForm('plans/entries/shared');
  const undo = copy.replace(plans, /annually: 6000/, 'annually: 5900');
  await page
    .getByLabel(/^Monthly/)
    .first()
    .fill('130');
  await save();
  await expect(checks()).toContainText('has changed since you opened this form');
  assert.match(copy.read(plans), /annually: 5900/);
  undo();
  await page.evaluate(() => localStorage.clear());
});

test('an article is created, and deleted again', async () => {
  await page.goto('about:blank');
  await page.goto(`${url}/#/collections/articles/new`);
  await page.getByLabel('Title', { exact: true }).first().fill('How long a backup is kept');
  await page.getByLabel('Date', { exact: true }).first().fill('2026-11-02');
  await page
    .getByLabel('Summary', { exact: true })
    .first()
    .fill('What a backup is good for, how long we keep one, and how you get your files back.');
  await page.getByLabel('Topic', { exact: true }).first().fill('Backups');
  await page.getByLabel('Cover', { exact: true }).first().fill('pots');
  await page.keyboard.press('Enter');
  await page.getByLabel('Text', { exact: true }).first().fill('## One week\n\nSeven days.');
  await save();
  await expect(page.getByText('Changes saved')).toBeVisible();
  assert.match(
    copy.read(article),
    /cover: pots\n(?:[^-]*\n)?---\n\n## One week\n\nSeven days\.\n$/,
  );
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByText('Delete entry').click();
  await expect(checks()).toHaveText('All content is fine.');
  assert.ok(!existsSync(path.join(copy.folder, article)));
});

test('a picture is uploaded, and one of 49 MB refused', async () => {
  await page.goto(`${url}/#/`);
  await page.getByText('Media', { exact: true }).click();
  const upload = page.locator('input[type=file]');
  const buffer = readFileSync(path.join(copy.folder, 'content/images/sample.webp'));
  await upload.setInputFiles({ name: 'office.webp', mimeType: 'image/webp', buffer });
  await expect(checks()).toHaveText('All content is fine.');
  await expect(page.getByText('office.webp')).toBeVisible();
  assert.ok(existsSync(path.join(copy.folder, 'content/images/office.webp')));
  await upload.setInputFiles({
    name: 'large.webp',
    mimeType: 'image/webp',
    buffer: Buffer.alloc(49e6),
  });
  await expect(checks()).toContainText('at most 10 MB can be saved');
  assert.ok(!existsSync(path.join(copy.folder, 'content/images/large.webp')));
});

/** Calls the server as the page does, unless other headers are given. */
function call(body: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const host = `localhost:${port}`;
  const own = { host, origin: `http://${host}`, 'content-type': 'application/json', ...headers };
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: '/api/v1', method: 'POST', headers: own };
    const sent = startRequest(options, ({ statusCode }) => resolve(statusCode));
    sent.on('error', reject).end(body);
  });
}

test('other sites, large and strange input are refused, and nothing is lost', async () => {
  const old = copy.read(plans);
  const write = (file: string, raw = 'x: 1') =>
    JSON.stringify({
      action: 'persistEntry',
      params: {
        branch: 'main',
        dataFiles: [{ path: file, slug: 'x', raw }],
        assets: [],
        options: {},
      },
    });
  const mine = write('plans/shared.yaml');
  assert.equal(await call(mine, { host: 'evil.example', origin: 'http://evil.example' }), 403);
  assert.equal(await call(mine, { origin: 'https://evil.example' }), 403);
  assert.equal(await call(mine, { origin: 'http://localhost:3000' }), 403);
  assert.equal(await call(write('../package.json')), 422);
  assert.equal(await call(write('/etc/passwd')), 422);
  assert.equal(await call(write('plans/shared.yaml', 'x'.repeat(60e6))), 413);
  assert.equal(await call('{"__proto__":{"action":"persistEntry"}}'), 422);
  assert.equal(await call('{'), 400);
  assert.equal(copy.read(plans), old);
});

test('on the web, a change is proposed on a branch of its own, one line long, and can be opened again', async () => {
  const [web, api] = [await freePort(), await freePort()];
  const git = (...args: string[]) =>
    copy.run('git', '-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args);
  copy.write('.gitignore', 'node_modules\ndist\n');
  for (const step of [
    'init -qb main',
    'config user.name A',
    'config user.email a@b.example',
    'add -A',
    'commit -qm Start',
  ]) {
    await git(...step.split(' '));
  }
  const backend = { name: 'proxy', proxy_url: `http://localhost:${api}/api/v1`, branch: 'main' };
  copy.write('dist/edit.json', JSON.stringify({ backend, publish_mode: 'editorial_workflow' }));
  const { code, output } = await copy.run(
    process.execPath,
    'commands/edit.ts',
    '--web',
    'dist/edit.json',
  );
  assert.equal(code, 0, output);
  const forms = createServer(sirv(path.join(copy.folder, 'dist/edit')));
  const running = await listen(forms, { port: web, host: '127.0.0.1', portVariable: 'PORT' });
  const env = {
    ...process.env,
    MODE: 'git',
    PORT: `${api}`,
    BIND_HOST: '127.0.0.1',
    GIT_REPO_DIRECTORY: copy.folder,
  };
  const host = spawn(process.execPath, [path.join(tools, 'decap-server/dist/index.js')], { env });
  const own = await browser.newPage();
  own.setDefaultTimeout(patienceMs);
  const price = async () => {
    await openForm('plans/entries/shared', own, `http://localhost:${web}`);
    return own.getByLabel(/^Monthly/).first();
  };
  await own.goto(`http://localhost:${web}/`);
  await own.getByRole('button', { name: /login/i }).click();
  try {
    await (await price()).fill('150');
    await own.getByText('Save', { exact: true }).first().click();
    await expect(own.getByText('Status: Draft')).toBeVisible();
    const { output: proposed } = await git('diff', '-U0', 'main', 'cms/plans/shared');
    assert.match(proposed, /^\+ {4}listPrice: \{ monthly: 150, annually: 1200 \}$/m);
    assert.equal(proposed.match(/^[-+](?![-+])/gm)?.length, 2, proposed);
    await expect(await price()).toHaveValue('150');
  } finally {
    await own.close();
    host.kill();
    await running.close();
  }
});

test('the editor calls no other host and keeps to its security policy', () => {
  assert.deepEqual(unwanted, []);
});
