import { expect, test } from './test.ts';
import type { Page } from '@playwright/test';
import { parse } from 'parse5';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { pages } from '../src/site/pages.ts';
import { buildFacts } from '../src/site/buildFacts.ts';
import { expectAppReady } from './app-ready.ts';
import { withPortalFault } from './portal-fault.ts';

/* A Bangla reader meets no stray English sentence, and no number in Latin digits. */

test.skip(!buildFacts.languages.includes('bn'), 'This site has no Bangla edition');

/** Attributes that are read out or shown. */
const readAttributes = ['alt', 'aria-label', 'data-label', 'placeholder', 'title'];
const readMeta = /^(?:description|og:title|og:description|og:image:alt)$/;
/** Elements whose text is not prose. */
const notWords = ['script', 'style', 'noscript', 'code', 'pre'];

/** Addresses, domain names, and names with their numbers: IPv4, Ryzen 5 3600, Windows Server 2025. */
const named = /\S*(?:@|:\/\/|[\w-]\.[a-z]|(?<!\S)\.[a-z])\S*|[A-Za-z][\w.-]*(?: \d[\w.]*)*/g;

/** Whether a text has a number in Latin digits, or a run of English words. */
function isStray(text: string): boolean {
  if (/\d/.test(text.replaceAll(named, ''))) return true;
  return /\b[a-z]{2,}(?: [a-z]{2,}){2,}\b/.test(text);
}

type Node = DefaultTreeAdapterTypes.Node;

/** All texts in a document that a visitor reads or hears. */
function textsOf(node: Node): string[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value];
  const attributes = new Map(
    'attrs' in node ? node.attrs.map(({ name, value }) => [name, value]) : [],
  );
  if (notWords.includes(node.nodeName) || attributes.get('lang') === 'en') return [];
  const isMeta = readMeta.test(attributes.get('name') ?? attributes.get('property') ?? '');
  return [
    ...readAttributes.flatMap((name) => attributes.get(name) ?? []),
    ...(isMeta ? [attributes.get('content') ?? ''] : []),
    ...('childNodes' in node ? node.childNodes.flatMap(textsOf) : []),
  ];
}

test('pages have Bangla digits and no English sentences', async ({ request }) => {
  const stray: string[] = [];
  for (const { path } of pages) {
    const response = await request.get(path === '/' ? '/bn' : `/bn${path}`);
    const texts = textsOf(parse(await response.text()));
    expect(texts.length, path).toBeGreaterThan(50);
    stray.push(...texts.filter(isStray).map((text) => `${path}: ${text}`));
  }
  expect(stray).toEqual([]);
});

/** The stray texts of a page as it is now, including what was typed into fields. */
async function strayTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(
    ([attributes, without]) => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        if (!text.parentElement?.closest(without)) found.push(text.textContent ?? '');
      }
      for (const element of document.querySelectorAll('body *')) {
        if (element.closest(without)) continue;
        for (const name of attributes) found.push(element.getAttribute(name) ?? '');
        if (element instanceof HTMLTextAreaElement) found.push(element.value);
        if (element instanceof HTMLInputElement && element.type === 'text')
          found.push(element.value);
      }
      return found;
    },
    [readAttributes, [...notWords, '[lang=en]'].join()] as const,
  );
  return texts.filter(isStray);
}

/** Opens a Bangla page and waits for its prices. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/bn${path}`);
  await expectAppReady(page);
  await expect(page.locator('main [data-waiting]')).toHaveCount(0);
}

for (const path of ['', '/web-hosting', '/premium-hosting', '/pricing-comparision', '/vps']) {
  test(`live prices, savings and switches on /bn${path} are in Bangla`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByText('৳').first()).toBeAttached();
    const yearly = page.locator('input[value="annually"]');
    if ((await yearly.count()) > 0) await yearly.first().check({ force: true });
    for (const box of await page.locator('main input[type="checkbox"]').all()) await box.check();
    for (const button of await page.locator('main button[aria-expanded]:visible').all()) {
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    }
    expect(await strayTexts(page)).toEqual([]);
  });
}

test('the results and hints of the domain search are in Bangla', async ({ page }) => {
  for (const typed of ['myshop', 'My Shop!', 'নকশি.বাংলা', 'shop২৪.com', 'myshop.c']) {
    await open(page, `/domain-search-result?domain=${encodeURIComponent(typed)}`);
    expect(await strayTexts(page)).toEqual([]);
  }
  await open(page, `/domain-search-result?domain=${encodeURIComponent('shop২৪.com')}`);
  await expect(page.getByRole('rowheader', { name: 'shop24.com' })).toBeVisible();
});

test('the quote form accepts Bangla digits and explains mistakes in Bangla', async ({ page }) => {
  await open(page, '/custom-vps');
  const form = page.locator('#quote');
  const request = form.locator('textarea').last();
  const vcpu = form.getByRole('textbox', { name: 'vCPU' });
  await expect(vcpu).toHaveValue('৪');
  await vcpu.fill('১৬');
  await expect(request).toHaveValue(/vCPU: ১৬\n/);
  await vcpu.fill('32');
  await expect(request).toHaveValue(/vCPU: ৩২\n/);
  await vcpu.fill('৬৫');
  await vcpu.blur();
  await expect(form.getByRole('alert')).toBeVisible();
  expect(await strayTexts(page)).toEqual([]);
});

test('the commission calculator accepts Bangla digits', async ({ page }) => {
  await open(page, '/affiliates');
  const fields = page.locator('main input[type="text"]');
  await fields.first().fill('১,২০০');
  await fields.last().fill('৩');
  await expect(page.locator('output')).toContainText('৳১৮০');
  expect(await strayTexts(page)).toEqual([]);
});

for (const fault of ['status-500', 'down']) {
  test(`the error message is in Bangla when the portal fails (${fault})`, async ({ page }) => {
    await withPortalFault(page, fault);
    await page.goto('/bn/web-hosting');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await strayTexts(page)).toEqual([]);
  });
}

test('legal pages link to the English text, which is the binding one', async ({ page }) => {
  for (const path of ['/terms-of-service', '/privacy-policy', '/refund-policy']) {
    await open(page, path);
    const link = page.locator(`main a[href="${path}"][hreflang="en"]`);
    await expect(link).toBeVisible();
    await page.goto(path);
    await expect(page.locator('main a[hreflang]')).toHaveCount(0);
  }
});
