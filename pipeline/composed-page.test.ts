import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attribute, parseHtml } from './html.ts';
import { copyProject } from './project-copy.ts';

const meta = (title: string) => `meta:
  title: ${title}
  label: ${title}
  description: A page that a test has composed of sections, with a description that is long enough.
`;

const words = `${meta('Managed Hosting')}sections:
  - section: hero
    eyebrow: Hosting
    title: You write, we run the server
    lead: Our team looks after it.
    actions:
      - label: See the steps
        to: '#steps-2'
  - section: text
    title: Who it suits
    text: |
      Sites that **earn** their keep. See [our plans](/web-hosting).

      - Updates
      - Backups
  - section: steps
    title: How to order
    steps:
      - title: Choose a plan
        text: Each shows its price.
  - section: plans
    title: Plans and prices
    lead: With live prices.
    note: Larger sites need [a VPS](/vps).
    family: { include: plans/shared.yaml }
  - section: steps
    title: How to move
    steps:
      - title: Tell us
        text: Where your site is now.
`;

const registry = `
- path: /managed-hosting
  view: hosting/composed
  menus: [hosting]
  inSitemap: true
- path: /secret-offer
  view: hosting/composed
  menus: [hosting]
  inSitemap: true
  draft: true
`;

const draft = `${meta('Secret Offer')}sections:
  - section: hero
    eyebrow: Draft
    title: Nobody may see this yet
    lead: It is a draft.
`;

let copy: ReturnType<typeof copyProject>;
const built = (file: string) => path.join(copy.folder, 'dist/site', file);
const read = (file: string) => readFileSync(built(file), 'utf8');

beforeAll(async () => {
  copy = copyProject('composed-page');
  copy.write('src/content/pages.yaml', copy.read('src/content/pages.yaml') + registry);
  copy.write('src/content/en/hosting/managed-hosting.yaml', words);
  copy.write('src/content/en/hosting/secret-offer.yaml', draft);
  const { code, output } = await copy.run('npm', 'run', 'build');
  if (code !== 0) throw new Error(output);
}, 300_000);
afterAll(() => copy.remove());

describe('a page written in YAML alone', () => {
  const texts = (html: string, tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`, 'g'))].map(([, text]) => text);

  test('shows its sections in order, with one heading for the page', () => {
    const main = /<main.*<\/main>/s.exec(read('managed-hosting.html'))?.[0] ?? '';
    expect(texts(main, 'h1')).toEqual(['You write, we run the server']);
    expect(texts(main, 'h2')).toEqual([
      'Who it suits',
      'How to order',
      'Plans and prices',
      'How to move',
    ]);
    expect(main).toContain('<strong>earn</strong>');
    expect(main).toMatch(/<a [^>]*href="\/web-hosting"[^>]*>our plans<\/a>/);
  });

  test('asks for live prices as the page loads', () => {
    expect(read('managed-hosting.html')).toMatch(/setu\/api\/products\/52,53,54/);
  });

  test('has unique ids, so that links find their section', () => {
    const ids = parseHtml(read('managed-hosting.html')).flatMap(
      (element) => attribute(element, 'id') ?? [],
    );
    expect(ids).toEqual(expect.arrayContaining(['text', 'steps', 'plans', 'steps-2']));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is in the menus and the sitemap', () => {
    expect(read('index.html')).toContain('href="/managed-hosting"');
    expect(read('sitemap.xml')).toContain('/managed-hosting<');
  });

  test('loads the sections that it shows, and no others', () => {
    const loaded = read('managed-hosting.html')
      .match(/\/assets\/[\w-]+\.(js|css)/g)
      ?.join(' ');
    expect(loaded).toMatch(/\/managed-hosting-\w+\.js/);
    expect(loaded).toMatch(/\/Steps-[\w-]+\.css/);
    expect(loaded).toMatch(/\/PlanGrid-[\w-]+\.css/);
    expect(loaded).not.toMatch(/Terminal|Faq|NextLinks|QuoteForm|DomainSearch|countdown/);
    const own = /assets\/managed-hosting-[\w-]+\.js/.exec(loaded ?? '')?.[0] ?? '';
    expect(read(own).length).toBeLessThan(8000);
  });
});

test('a draft is nowhere on the built site', () => {
  expect(existsSync(built('secret-offer.html'))).toBe(false);
  const files = globSync('**/*.{html,js,xml,atom,txt,json}', { cwd: built('') });
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) => /secret-offer|Nobody may see/i.test(read(file)));
  expect(naming).toEqual([]);
  expect(copy.read('dist/rules.json')).not.toContain('secret-offer');
});
