import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { chromium, expect as playwrightExpect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { globSync } from 'tinyglobby';
import { freePort } from '../../commands/cli/test-process.ts';
import { copyProject } from '../../pipeline/project-copy.ts';
import { findBrowser } from '../browser.ts';
import { chromiumArgs } from '../chromium-args.ts';
import { waitForServer } from '../processes.ts';

/** In milliseconds: each change builds the site. */
const patienceMs = 45_000;
const expect = playwrightExpect.configure({ timeout: patienceMs });

const tools = path.resolve(import.meta.dirname, '../../commands/editor/node_modules');

let copy: ReturnType<typeof copyProject>;
let editor: ChildProcess;
let browser: Browser;
let page: Page;
let url: string;
/** Requests to other hosts, and violations of the security policy. */
const unwanted: string[] = [];

before(async () => {
  copy = copyProject('editor-browser', { languages: '[en]' });
  symlinkSync(tools, path.join(copy.folder, 'commands/editor/node_modules'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  editor = spawn(process.execPath, ['commands/edit.ts', '--no-browser'], {
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
async function openForm(address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(`${url}/#/collections/${address}`);
  await page.locator('label').first().waitFor();
  const closed = page.locator('button[aria-label="Expand"]:visible');
  let empty = 0;
  while ((await closed.count()) > empty) {
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
const home = 'content/en/index.yaml';
const article = 'content/en/blog/email-records.md';

test('an invalid price gets our error message, which links to its form', async () => {
  await openForm('plans/entries/shared');
  const price = page.getByLabel('Monthly', { exact: true }).first();
  await price.fill('99.999');
  await save();
  const problem = checks().getByRole('link', {
    name: /content\/plans\/shared\.yaml:\d+: plans\.0\.listPrice\.monthly: write at most two decimals/,
  });
  await expect(problem).toBeVisible();
  await openForm('en-pages/entries/index');
  await problem.click();
  await expect(page.getByLabel('Path', { exact: true })).toHaveValue('/web-hosting');
});

test('a changed price is saved', async () => {
  const old = copy.read(plans).replace('monthly: 99.999,', 'monthly: 123,');
  await openForm('plans/entries/shared');
  await page.getByLabel('Monthly', { exact: true }).first().fill('123');
  await saveWithoutProblems();
  assert.equal(copy.read(plans), old);
  assert.match(old, /monthly: 123,/);
});

test('a changed FAQ answer is saved, and nothing else in its file changes', async () => {
  const old = copy.read(home);
  await openForm('en-pages/entries/index');
  const answers = page.getByRole('textbox');
  const values = await answers.evaluateAll((fields) =>
    fields.map((field) => ('value' in field ? String(field.value) : '')),
  );
  const answer = answers.nth(values.findIndex((value) => value.startsWith('Web hosting is space')));
  await answer.fill('A server keeps your website: always on, always yours.');
  await saveWithoutProblems();
  // A second save from the same form must also keep what the form leaves out.
  await answer.fill('A server keeps your website, always online.');
  await saveWithoutProblems();
  const text = copy.read(home);
  assert.match(text, /- A server keeps your website, always online\.\n/);
  const lines = old.split('\n');
  const changed = text.split('\n').filter((line) => !lines.includes(line));
  assert.equal(changed.length, 1, changed.join('\n'));
});

test('a changed article is saved', async () => {
  const old = copy.read(article);
  await openForm('en-articles/entries/email-records');
  const field = page.getByLabel('Text', { exact: true });
  const text = await field.inputValue();
  await field.fill(text.replace('## Before you start', '## Before the first record'));
  await saveWithoutProblems();
  assert.equal(
    copy.read(article),
    old.replace('## Before you start', '## Before the first record'),
  );
});

/** Forms that together use every kind of field: entries of several kinds, named values, blocks left out. */
const richForms = [
  ['facts/entries/redirects', 'content/redirects.yaml'],
  ['plans/entries/features', 'content/plans/features.yaml'],
  ['en-plans/entries/shared', 'content/en/plans/shared.yaml'],
  ['en-words/entries/navigation', 'content/en/words/navigation.yaml'],
  ['en-pages/entries/custom-vps', 'content/en/custom-vps.yaml'],
  ['en-pages/entries/home-content-slider', 'content/en/home-content-slider.yaml'],
  ['en-legal/entries/terms-of-service-text', 'content/en/legal/terms-of-service.md'],
] as const;

for (const [address, file] of richForms) {
  test(`a change to the last text of ${file} changes one line`, async () => {
    const old = copy.read(file);
    await openForm(address);
    const field = page.locator('input[type=text]:not([role]):visible, textarea:visible').last();
    await field.fill(`${await field.inputValue()} changed`);
    await save();
    await expect(page.getByText('Changes saved')).toBeVisible();
    const lines = old.split('\n');
    const changed = copy
      .read(file)
      .split('\n')
      .filter((line) => !lines.includes(line));
    assert.equal(changed.length, 1, changed.join('\n'));
    assert.match(changed[0] ?? '', /changed/);
    copy.write(file, old);
  });
}

test('a choice of numbers and a switch are saved', async () => {
  const site = 'content/site.yaml';
  const old = copy.read(site);
  await openForm('facts/entries/site');
  await page.getByLabel('Remove 4', { exact: true }).click();
  await page.getByLabel(/^Consent/).click();
  await saveWithoutProblems();
  assert.equal(
    copy.read(site),
    old
      .replace('days: [0, 1, 2, 3, 4]', 'days: [0, 1, 2, 3]')
      .replace('consent: true', 'consent: false'),
  );
  copy.write(site, old);
});

test('a save that would overwrite someone else’s change is refused', async () => {
  await openForm('plans/entries/shared');
  const undo = copy.replace(plans, /annually: 6000/, 'annually: 5900');
  await page.getByLabel('Monthly', { exact: true }).first().fill('130');
  await save();
  await expect(checks()).toContainText('Not saved. content/plans/shared.yaml has changed since');
  assert.match(copy.read(plans), /annually: 5900/);
  undo();
  await page.evaluate(() => localStorage.clear());
});

test('a new article is saved', async () => {
  await page.goto('about:blank');
  await page.goto(`${url}/#/collections/en-articles/new`);
  await page.getByLabel('Title', { exact: true }).fill('How long a backup is kept');
  await page.getByLabel('Date', { exact: true }).fill('2026-11-02');
  await page
    .getByLabel('Summary', { exact: true })
    .fill('What a backup is good for, how long we keep one, and how you get your files back.');
  await page.getByLabel('Topic', { exact: true }).fill('Backups');
  await page.getByLabel('Cover', { exact: true }).fill('pots');
  await page.keyboard.press('Enter');
  await page.getByLabel('Text', { exact: true }).fill('## One week\n\nSeven days, then it goes.');
  await saveWithoutProblems();
  assert.match(copy.read('content/en/blog/how-long-a-backup-is-kept.md'), /cover: pots\n/);
});

test('the rebuilt site has every change and no trace of the editor', async () => {
  const { code, output } = await copy.run('npm', 'run', 'build');
  assert.equal(code, 0, output);
  const site = path.join(copy.folder, 'dist/site');
  const shows = (address: string, words: string) =>
    readFileSync(path.join(site, `${address}.html`), 'utf8').includes(words);
  assert.ok(shows('web-hosting', '৳123'));
  assert.ok(shows('index', 'A server keeps your website, always online.'));
  assert.ok(shows('blog-details/email-records', 'Before the first record'));
  assert.ok(shows('blog-details/how-long-a-backup-is-kept', 'Seven days, then it goes.'));
  const scripts = globSync('**/*.{js,html}', { cwd: path.join(copy.folder, 'dist') });
  const traces = scripts.filter((file) =>
    /decap|persistEntry/i.test(readFileSync(path.join(copy.folder, 'dist', file), 'utf8')),
  );
  assert.deepEqual(traces, []);
});

test('the editor calls no other host and keeps to its security policy', () => {
  assert.deepEqual(unwanted, []);
});
