import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planFamilies } from '../../src/site/plans.ts';
import { formatTaka } from '../../src/pricing/money.ts';
import { copyProject } from '../../pipeline/project-copy.ts';

/* A company's first day: list prices are what visitors pay, and the portal is a FOSSBilling without a bridge. */

const portal = 'https://billing.first-day.test';
let copy: ReturnType<typeof copyProject>;
/** The HTML of every page, by file name. */
const pages = new Map<string, string>();

beforeAll(async () => {
  copy = copyProject('list-prices', { languages: '[en]' });
  copy.replace('content/site.yaml', /^portal: .*$/m, 'portal: fossbilling');
  copy.replace('content/site.yaml', /^prices: .*$/m, 'prices: list');
  copy.replace('content/site.yaml', /^portalUrl: .*$/m, `portalUrl: ${portal}`);
  copy.replace('content/plans/shared.yaml', / - id: 53$/m, ' - id: 53\n    slug: five-gb');
  await copy.build();
  const site = path.join(copy.folder, 'dist/site');
  for (const file of globSync('**/*.html', { cwd: site })) {
    pages.set(file, readFileSync(path.join(site, file), 'utf8'));
  }
}, 480_000);
afterAll(() => copy.remove());

const page = (name: string) => {
  const html = pages.get(`${name}.html`);
  if (html === undefined) throw new Error(`There is no page ${name}`);
  return html;
};

/** The words on a page and in its head, without scripts. */
function wordsOf(html: string): string {
  const words: string[] = [];
  const collect = (node: object): void => {
    if ('tagName' in node && node.tagName === 'script') return;
    if ('value' in node && typeof node.value === 'string') words.push(node.value);
    for (const { name, value } of (node as { attrs?: { name: string; value: string }[] }).attrs ??
      []) {
      if (/^(content|alt|title|aria-label|placeholder)$/.test(name)) words.push(value);
    }
    for (const child of (node as { childNodes?: object[] }).childNodes ?? []) collect(child);
    if ('content' in node && typeof node.content === 'object') collect(node.content ?? {});
  };
  collect(parse(html));
  return words.join(' ');
}

test('no page says that prices are live, or that they are unavailable', () => {
  expect(pages.size).toBeGreaterThan(40);
  for (const [name, html] of pages) {
    const words = wordsOf(html)
      // Chats, websites and DNS records can be live, too.
      .replaceAll(/live[- ]chat|go(?:es)? live|time to live/gi, '')
      .replaceAll(/\s+/g, ' ');
    const found = /.{0,30}(?:\blive\b|error loading).{0,30}/i.exec(words);
    if (found) throw new Error(`${name}: ${found[0]}`);
  }
});

test('no page calls the portal', () => {
  const calling = [...pages].filter(([, html]) => html.includes('/setu/')).map(([name]) => name);
  expect(calling).toEqual([]);
});

test('prices and purchase links are in the HTML', () => {
  for (const family of planFamilies) {
    const html = page(family.path.slice(1));
    for (const { id } of family.plans) {
      expect(html).toContain(`href="${portal}/order/${id === 53 ? 'five-gb' : id}"`);
    }
  }
});

test('prices are those of the plans', () => {
  const [shared] = planFamilies;
  for (const { listPrice } of shared?.plans ?? []) {
    const price = formatTaka(listPrice.monthly ?? null);
    expect(page('web-hosting')).toContain(price);
    expect(page('pricing-default')).toContain(price);
  }
  expect(page('web-hosting')).toMatch(/"@type":"Offer"/);
});

test('domain searches lead to the result page, because FOSSBilling has no search', () => {
  const formOf = (name: string) =>
    /<form[^>]*>(?=(?:(?!<\/form>).)*name="domain")/s.exec(page(name))?.[0];
  for (const name of ['index', 'domain-registration', 'domain-search-result']) {
    expect(formOf(name)).toMatch(
      / action="\/domain-search-result" .*method="get"|method="get" .*action="\/domain-search-result"/,
    );
  }
});
