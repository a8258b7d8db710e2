import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
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
    image:
      file: team.jpg
      alt: Two people at a desk
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
  - section: image
    file: team.jpg
    alt: The same two people
    caption: Our team
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
  copy = copyProject('composed-page', { languages: '[en]' });
  copy.write('content/pages.yaml', copy.read('content/pages.yaml') + registry);
  copy.write('content/en/hosting/managed-hosting.yaml', words);
  copy.write('content/en/hosting/secret-offer.yaml', draft);
  mkdirSync(path.join(copy.folder, 'content/images'), { recursive: true });
  const photo = { width: 1200, height: 800, channels: 3, background: '#888' } as const;
  await sharp({ create: photo }).toFile(path.join(copy.folder, 'content/images/team.jpg'));
  const { code, output } = await copy.run('npm', 'run', 'build');
  if (code !== 0) throw new Error(output);
}, 300_000);
afterAll(() => copy.remove());

test('a site in English alone has nothing of Bangla', () => {
  const files = globSync('**/*', { cwd: built('') });
  expect(files.filter((file) => /(?:^|\/)bn\b|hind/.test(file))).toEqual([]);
  const texts = files.filter((file) => /\.(?:html|js|css|xml|atom|json)$/.test(file));
  expect(texts.length).toBeGreaterThan(100);
  // The taka sign and names such as .বাংলা are in English texts, too.
  const bangla = ['বাংলায়', 'hreflang=', 'lang="bn"', '/bn"', '/bn/', 'Hind'];
  const found = texts.flatMap((file) =>
    bangla.filter((sign) => read(file).includes(sign)).map((sign) => `${sign} in ${file}`),
  );
  expect(found).toEqual([]);
});

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
    const html = read('managed-hosting.html');
    const scripts = [...html.matchAll(/\/assets\/[\w-]+\.js\b/g)].map(([file]) => read(file));
    const own = read(/data-view="([^"]+)"/.exec(html)?.[1] ?? '');
    expect(own.length).toBeLessThan(8000);
    expect(scripts.filter((script) => script.includes('How to order'))).toHaveLength(1);
    // Sections that it does not have: a countdown and a form.
    for (const mark of ['`timer`', 'subject=']) {
      expect(scripts.filter((script) => script.includes(mark))).toEqual([]);
    }
  });
});

describe('a picture', () => {
  const elements = (tag: string) =>
    parseHtml(read('managed-hosting.html')).filter(({ tagName }) => tagName === tag);

  test('is offered in several widths, which all exist', () => {
    const [source] = elements('source');
    const [image] = elements('img');
    expect(source && attribute(source, 'type')).toBe('image/avif');
    for (const [element, format] of [
      [source, 'avif'],
      [image, 'webp'],
    ] as const) {
      const files = (element && attribute(element, 'srcset'))?.split(', ') ?? [];
      expect(files.map((one) => one.split(' ')[1])).toEqual(['480w', '960w', '1200w']);
      for (const file of files.map((one) => one.split(' ')[0] ?? '')) {
        expect(file).toMatch(new RegExp(`^/assets/team-\\d+-[\\w-]+\\.${format}$`));
        expect(existsSync(built(file))).toBe(true);
      }
    }
  });

  test('has its size and its description; below the first screen it waits', () => {
    const images = elements('img').map(({ attrs }) =>
      Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    );
    const size = { width: '1200', height: '800' };
    expect(images).toMatchObject([
      { ...size, alt: 'Two people at a desk', fetchpriority: 'high' },
      { ...size, alt: 'The same two people', loading: 'lazy' },
    ]);
    expect(images[0]).not.toHaveProperty('loading');
  });

  const page = 'content/en/hosting/managed-hosting.yaml';

  test.each<[string, () => () => void, RegExp]>([
    [
      'missing',
      () => copy.replace(page, /file: team\.jpg/, 'file: gone.jpg'),
      /managed-hosting\.yaml:14: sections\.0\.image\.file: there is no content\/images\/gone\.jpg; put the picture there, or write one of .*team\.jpg/,
    ],
    [
      'without a description',
      () => copy.replace(page, / *alt: The same two people\n/, ''),
      /managed-hosting\.yaml:\d+: sections\.4\.alt: this field is missing; add it/,
    ],
    [
      'in a format that browsers do not show',
      () => copy.replace(page, /file: team\.jpg/, 'file: team.psd'),
      /sections\.0\.image\.file: write the name of a file in content\/images, such as office\.jpg/,
    ],
    [
      'that is none',
      () => replaceFile('content/images/team.jpg', () => Buffer.from('<html>')),
      /sections\.0\.image\.file: content\/images\/team\.jpg is not a picture; export it again/,
    ],
    [
      'that is damaged',
      () => replaceFile('content/images/team.jpg', (all) => all.subarray(0, all.length / 2)),
      /content\/images\/team\.jpg: this picture cannot be read/,
    ],
  ])('%s fails the build with one message', { timeout: 120_000 }, async (_, change, message) => {
    const undo = change();
    const { code, output } = await copy.run('npm', 'run', 'build');
    undo();
    expect(code).toBe(1);
    expect(output).toMatch(message);
    expect(output).not.toContain('    at ');
  });

  function replaceFile(file: string, change: (bytes: Buffer) => Buffer): () => void {
    const target = path.join(copy.folder, file);
    const before = readFileSync(target);
    writeFileSync(target, change(before));
    return () => writeFileSync(target, before);
  }
});

test('a draft is nowhere on the built site', () => {
  expect(existsSync(built('secret-offer.html'))).toBe(false);
  const files = globSync('**/*.{html,js,xml,atom,txt,json}', { cwd: built('') });
  expect(files.length).toBeGreaterThan(100);
  const naming = files.filter((file) => /secret-offer|Nobody may see/i.test(read(file)));
  expect(naming).toEqual([]);
  expect(copy.read('dist/rules.json')).not.toContain('secret-offer');
});
