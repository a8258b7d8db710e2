import words from '#content/words/quote-form.js';
import quote from '#content/words/quote-request.js';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { site } from '../src/site/site.ts';
import { openWithApp } from './app-ready.ts';
import { sectionOf } from './copy.ts';

for (const path of ['/cpanel-vps'] as const) {
  const quoteQuestions = sectionOf(path, 'quoteRequest');
  test(`${path}: a quote for the licence starts as an e-mail with our questions`, async ({
    page,
  }) => {
    await page.goto(path);
    const checklist = page.getByRole('region', { name: quote.title });
    const href = await checklist.getByRole('link', { name: quote.mail }).getAttribute('href');
    const draft = new URL(href ?? '');
    expect(draft.pathname).toBe(site.supportEmail);
    expect(draft.searchParams.get('subject')).toBe(quoteQuestions.mailSubject);
    for (const { ask } of quoteQuestions.questions) {
      await expect(checklist.getByText(ask)).toBeVisible();
      expect(draft.searchParams.get('body')).toContain(ask);
    }
  });
}

const form = sectionOf('/custom-vps', 'quoteForm');
const windowsForm = sectionOf('/pricing-windows-hosting', 'quoteForm');
const formPages = [
  ['/custom-vps', form],
  ['/custom-dedicated-server', sectionOf('/custom-dedicated-server', 'quoteForm')],
  ['/pricing-windows-hosting', windowsForm],
] as const;

const requestField = (page: Page) => page.getByRole('textbox', { name: words.text });

async function mailDraft(page: Page) {
  const href = await page.getByRole('link', { name: words.mail }).getAttribute('href');
  return new URL(href ?? '');
}

for (const [path, { groups }] of formPages) {
  test.describe(path, () => {
    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
      test('has a request with blanks to fill in, for e-mail and chat', async ({ page }) => {
        await page.goto(path);
        await expect(page.getByText(words.withoutScript)).toBeVisible();
        await expect(requestField(page)).toBeEditable();
        const request = await requestField(page).inputValue();
        for (const { label } of groups.flatMap(({ fields }) => fields)) {
          expect(request).toContain(label);
        }
        const { searchParams } = await mailDraft(page);
        expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(request);
        await expect(page.getByRole('link', { name: words.chat?.label ?? '' })).toHaveAttribute(
          'href',
          site.chatUrl ?? '',
        );
        // What needs a script is not shown.
        await expect(page.getByRole('main').locator('fieldset').first()).toBeHidden();
        await expect(page.getByRole('button', { name: words.copy })).toBeHidden();
      });
    });
  });
}

test('/custom-vps is filled in with the keyboard alone', async ({ page }) => {
  await openWithApp(page, '/custom-vps');
  await page.getByRole('spinbutton', { name: 'vCPU' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.type('32');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Deb');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('দোকান & blog?');
  const request = [
    'vCPU: 5',
    'Memory: 32 GB',
    'NVMe storage: 110 GB',
    'Operating system: Debian',
    'Control panel: cPanel',
    'What it will run: দোকান & blog?',
  ];
  await expect(requestField(page)).toHaveValue(new RegExp(request.join('\n').replace('?', '\\?')));
  const { searchParams } = await mailDraft(page);
  expect(searchParams.get('body')).toContain(request.join('\r\n'));
});

test('answers given before the app is ready are kept', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    await route.continue();
  });
  await page.goto('/custom-vps', { waitUntil: 'commit' });
  await page.getByRole('spinbutton', { name: 'vCPU' }).fill('12');
  await page.getByRole('combobox', { name: 'Operating system' }).selectOption('AlmaLinux');
  await page.getByRole('radio', { name: '12 months' }).check();
  await expect(requestField(page)).toHaveValue(/vCPU: 12\n[^]*AlmaLinux\n[^]*12 months/);
});

test.describe('the copy button', () => {
  test('copies the request, says so, and is reset when the request changes', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWithApp(page, '/custom-vps');
    await page.getByRole('button', { name: words.copy }).click();
    await expect(page.getByRole('status').filter({ hasText: words.pasteIt })).toBeVisible();
    await expect(page.getByRole('button', { name: words.copied, exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      await requestField(page).inputValue(),
    );
    await page.getByRole('radio', { name: '6 months' }).check();
    await expect(page.getByRole('button', { name: words.copy })).toBeVisible();
  });

  test('selects the request where the browser does not let it copy', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await openWithApp(page, '/custom-vps');
    await page.getByRole('button', { name: words.copy }).click();
    await expect(page.getByText(words.copyFailed)).toBeVisible();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      await requestField(page).inputValue(),
    );
  });
});
