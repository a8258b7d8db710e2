import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import type { RunningServer } from '../commands/cli/listen.ts';
import { serveSite } from '../commands/serve.ts';
import { copyProject } from '../pipeline/project-copy.ts';
import type { QuoteFormWords } from '../src/schema/quoteForm.ts';
import { portalUrl } from './addresses.ts';
import { expectAppReady } from './app-ready.ts';
import { findAxeViolations, loadAxe } from './axe.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { pageWidth } from './page-width.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'serial' });

/** A build whose quote forms are sent: in a build for the sandbox portal, to the sandbox. */
let copy: ReturnType<typeof copyProject>;
let server: RunningServer | undefined;
let site: string;

const languages = ['en', 'bn'] as const;
const wordsIn = (language: (typeof languages)[number]) =>
  parse(
    readFileSync(
      path.join(import.meta.dirname, `../content/${language}/words/quote-form.yaml`),
      'utf8',
    ),
  ) as QuoteFormWords;
const words = wordsIn('en');

test.beforeAll(async () => {
  test.setTimeout(400_000);
  copy = copyProject('leads');
  copy.edit('content/site.yaml', {
    "leadsUrl: ''": 'leadsUrl: https://leads.example/quotes',
  });
  const build = ['env', `PORTAL_URL=${portalUrl}`, 'npm', 'run', 'build'] as const;
  const { code, output } = await copy.run(...build);
  if (code !== 0) throw new Error(output);
  server = await serveSite({ dist: path.join(copy.folder, 'dist'), port: 0, host: 'localhost' });
  site = `http://localhost:${server.port}`;
});
test.afterAll(async () => {
  await server?.close();
  copy?.remove();
});

const leads = `${portalUrl}/leads`;
const send = (page: Page, { send: { button } } = words) =>
  page.getByRole('button', { name: button });
const status = (page: Page) => page.locator('#quote').getByRole('status');

async function fillIn(page: Page, address: string, { send: { name, contact } } = words) {
  await page.goto(site + address);
  await expectAppReady(page);
  await page.locator('textarea[name="purpose"]').fill('দোকান & blog?');
  await page.getByRole('textbox', { name }).fill('Rahima');
  await page.getByRole('textbox', { name: contact }).fill('rahima@mail.example');
}

for (const language of languages) {
  test(`a request in ${language} is sent, and said to be`, async ({ page }) => {
    const errors = collectConsoleErrors(page);
    const own = wordsIn(language);
    const address = language === 'en' ? '/custom-vps' : '/bn/custom-vps';
    await fillIn(page, address, own);
    const posted = page.waitForRequest(leads);
    await send(page, own).click();
    const body = new URLSearchParams((await posted).postData() ?? '');
    expect(Object.fromEntries(body)).toMatchObject({
      page: address,
      language,
      name: 'Rahima',
      contact: 'rahima@mail.example',
      purpose: 'দোকান & blog?',
      vcpu: '4',
      homepage: '',
    });
    expect(body.get('text')).toContain('দোকান & blog?');
    await expect(status(page)).toHaveText(own.send.accepted);
    await loadAxe(page);
    expect(await findAxeViolations(page)).toEqual({});
    expect(errors).toEqual([]);
    const events = await page.evaluate(
      () => (window as unknown as { dataLayer: { event: string }[] }).dataLayer,
    );
    expect(events.slice(1)).toEqual([{ event: 'generate_lead', method: 'form' }]);
  });
}

for (const fault of ['status-500', 'html', 'no-cors', 'refused']) {
  test(`after ${fault} the letter and the e-mail are there, and nothing is lost`, async ({
    page,
  }) => {
    await page.route(leads, (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-sandbox-fault': fault } }),
    );
    await fillIn(page, '/custom-vps');
    await send(page).click();
    await expect(status(page)).toHaveText(words.send.failed);
    await expect(page.locator('textarea[name="purpose"]')).toHaveValue('দোকান & blog?');
    const href = await page.getByRole('link', { name: words.mail }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('body')).toContain('দোকান & blog?');
    await expect(page.getByRole('button', { name: words.copy })).toBeVisible();
  });
}

test('wrong answers are counted beside the button, and the first one has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${site}/custom-vps`);
  await expectAppReady(page);
  await page.getByRole('spinbutton', { name: 'Memory' }).fill('0');
  await send(page).click();
  await expect(status(page)).toHaveText(words.blocked.many.replace('{count}', '3'));
  await expect(page.getByRole('spinbutton', { name: 'Memory' })).toBeFocused();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(3);
  expect(await pageWidth(page)).toBe(360);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the request is an ordinary form post, which the policy allows', async ({ page }) => {
    await page.goto(`${site}/custom-vps`);
    await page.getByRole('spinbutton', { name: 'vCPU' }).fill('12');
    await page.getByRole('textbox', { name: words.send.name }).fill('Rahima');
    // The browser itself asks for what is missing.
    await send(page).click();
    await expect(page).toHaveURL(`${site}/custom-vps`);
    await page.getByRole('textbox', { name: words.send.contact }).fill('01700-000000');
    await send(page).click();
    await expect(page).toHaveURL(leads);
    const received = page.getByRole('main');
    for (const value of ['/custom-vps', 'en', '12', 'Rahima', '01700-000000']) {
      await expect(received.getByText(value, { exact: true })).toBeVisible();
    }
  });
});
