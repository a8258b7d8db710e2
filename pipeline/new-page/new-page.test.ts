import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentTitle } from '../../src/seo/title.ts';
import { run } from '../../cli/test-process.ts';
import { copyProject } from '../project-copy.ts';
import { areaName, componentName, entryFor } from './entry.ts';
import { filesFor } from './files.ts';
import { optionProblem } from './page-options.ts';
import { completeOptions } from './prompts.ts';
import { addEntry, addSchema } from './registry.ts';
import { translationSteps } from './translation-steps.ts';

const root = path.resolve(import.meta.dirname, '../..');
const options = { path: '/managed-hosting', title: 'Managed Hosting', area: 'hosting' };

describe('names', () => {
  test.each([
    ['/managed-hosting', 'ManagedHosting'],
    ['/guides/dns', 'GuidesDns'],
    ['/24-7-support', 'Page247Support'],
  ])('%s becomes %s', (address, name) => {
    expect(componentName(address)).toBe(name);
  });

  test.each([
    ['hosting', 'Hosting', ['hosting']],
    ['home', 'Home page layouts', ['homes']],
    ['company', 'Company', ['company']],
    ['guides', 'Guides', []],
  ])('the area %s is called %s', (area, name, menus) => {
    expect(areaName(area)).toBe(name);
    expect(entryFor({ ...options, area }).menus).toEqual(menus);
  });
});

describe('the registry', () => {
  test('gets the entry at the end', () => {
    const added = addEntry('# Pages\n\n- path: /\n', {
      path: '/x',
      view: 'company/X',
      menus: ['company'],
      inSitemap: false,
    });
    expect(added).toMatch(/^# Pages\n\n- path: \/\n- path: \/x\n {2}view: company\/X\n/);
  });
});

describe('the list of schemas', () => {
  const schema = { name: 'company/x', constant: 'x', file: 'x' };

  test('gets the schema at the end, and its import', () => {
    const source =
      "import type * as v from 'valibot';\nexport const pageSchemas = {\n  ...a,\n};\n";
    expect(addSchema(source, schema)).toBe(
      "import type * as v from 'valibot';\nimport { x } from './pages/x.ts';\nexport const pageSchemas = {\n  ...a,\n  'company/x': x,\n};\n",
    );
  });

  test('must exist', () => {
    expect(addSchema('export const pageSchemas = read();', schema)).toBeUndefined();
  });
});

describe('the options', () => {
  test.each<[keyof typeof optionProblem, string, RegExp]>([
    ['path', 'managed', /^"managed" is not a valid path: write a lower-case path/],
    ['path', '/Managed', /lower-case path/],
    ['path', '/managed/', /lower-case path/],
    ['path', '/a b', /lower-case path/],
    ['path', '/../x', /lower-case path/],
    ['path', '/vps', /^\/vps already exists: it is the page "Cloud VPS"\.$/],
    ['path', '/vps-hosting', /^\/vps-hosting redirects to \/vps: /],
    ['title', '  ', /^The title is empty: write one, e\.g\. "Managed Hosting"\.$/],
    ['title', 'Cloud VPS', /^"Cloud VPS" is already the name of \/vps\.$/],
    ['title', 'Support', /^"Support" is already the name of \/contact-us\.$/],
    ['title', 'Two\nlines', /^Write the title on one line\.$/],
    ['title', 'x'.repeat(60), / x+" is longer than 60 characters: shorten/],
    ['area', 'hostng', /^"hostng" is not a folder of src\/pages: choose one of home, hosting, /],
  ])('reject the %s %j in one sentence', (name, value, message) => {
    expect(optionProblem[name](value)).toMatch(message);
  });

  test.each(['X', 'x'.repeat(60 - documentTitle({ title: '' }).length)])(
    'accept the title %s',
    (title) => {
      expect(optionProblem.title(title)).toBeNull();
    },
  );
});

describe('the prompts', () => {
  test('ask for missing options, and again after an invalid answer', async () => {
    const asked: string[] = [];
    const answers = ['vps', ' /managed-hosting ', 'hosting'];
    const complete = await completeOptions({ title: 'Managed Hosting' }, (question) => {
      asked.push(question);
      return Promise.resolve(answers.shift() ?? null);
    });
    expect(complete).toEqual(options);
    expect(asked).toHaveLength(3);
    expect(asked[1]).toMatch(/^"vps" is not a valid path: .*\nPath, e\.g\./);
  });

  test.each<[string, object, RegExp]>([
    [
      'there is no terminal to prompt in',
      { path: '/x-y' },
      /^--title is missing: give --path, --title and --area/,
    ],
    ['a given option is invalid', { ...options, area: 'x' }, /^"x" is not a folder/],
  ])('fail when %s', async (_, given, message) => {
    await expect(completeOptions(given, undefined)).rejects.toThrow(message);
  });

  test('write nothing when the user quits', async () => {
    await expect(completeOptions({}, () => Promise.resolve(null))).rejects.toThrow(
      'Cancelled. Nothing was written.',
    );
  });
});

describe('the command', () => {
  test.each<[string[], RegExp]>([
    [['--path', '/x-y', '--title', 'XY'], /^--area is missing: /],
    [['--path', '/vps', '--title', 'XY', '--area', 'vps'], /^\/vps already exists/],
    [['--slug', 'x'], /^"--slug" is not an option of npm run new-page; /],
    [['/x-y'], /^"\/x-y" is not an option/],
    // A draft, which is in the registry but not among the pages.
    [
      ['--path', '/catalogue', '--title', 'XY', '--area', 'company'],
      /^src\/content\/pages\.yaml already has \/catalogue\. Nothing was written\.$/m,
    ],
    // src/content/schema/pages/domains.ts exists, and is not overwritten.
    [
      ['--path', '/domains', '--title', 'XY', '--area', 'company', '--react'],
      /^src\/content\/schema\/pages\/domains\.ts already exists\. Nothing was written\.$/m,
    ],
  ])(
    'rejects %j without a terminal',
    async (args, message) => {
      const registry = readFileSync(path.join(root, 'src/content/pages.yaml'), 'utf8');
      const { code, stdout, stderr } = await run('pipeline/new-page/new-page.ts', args).ended;
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(message);
      expect(stderr.match(/\n/g)).toHaveLength(1);
      expect(readFileSync(path.join(root, 'src/content/pages.yaml'), 'utf8')).toBe(registry);
    },
    60_000,
  );
});

test('every other language of the site needs a translation', () => {
  const words = 'src/content/en/hosting/managed-hosting.yaml';
  expect(translationSteps(words, ['en'])).toEqual([]);
  expect(translationSteps(words, ['en', 'bn'])).toEqual([
    `Copy ${words} to src/content/bn/hosting/managed-hosting.yaml, translate it there, and run npm run translated -- src/content/bn/hosting/managed-hosting.yaml`,
  ]);
});

describe('a new page', () => {
  // A title that has to be escaped, and lines that have to be wrapped.
  const odd = {
    path: '/guides/long-names-of-pages',
    title: `Long Names & Owner's "Pages"`,
    area: 'company',
  };
  let copy: ReturnType<typeof copyProject>;

  beforeAll(() => {
    copy = copyProject('new-page', { languages: '[en]' });
  });
  afterAll(() => copy.remove());

  const tool = (name: string) => path.join(copy.folder, 'node_modules/.bin', name);
  const loader = ['--import', './reader/register.ts'];
  const command = path.join('pipeline', 'new-page', 'new-page.ts');
  const flags = ['--path', odd.path, '--title', odd.title, '--area', odd.area];
  const inReact = { path: '/in-react', title: 'In React', area: 'hosting', react: true };
  const success = { code: 0, output: expect.any(String) };
  const newPage = (...args: string[]) => copy.run(process.execPath, ...loader, command, ...args);

  test('is a draft that passes all checks, and then a page', { timeout: 300_000 }, async () => {
    const first = await newPage(...flags);
    expect(first).toEqual(success);
    expect(first.output).toContain(
      'wrote\n  src/content/en/company/guides/long-names-of-pages.yaml\n',
    );
    const second = await newPage(
      '--path',
      '/in-react',
      '--title',
      'In React',
      '--area',
      'hosting',
      '--react',
    );
    expect(second).toEqual(success);
    const written = filesFor(inReact).map((file) => file.path);
    for (const file of written) {
      expect(second.output).toContain(file);
      expect(existsSync(path.join(copy.folder, file))).toBe(true);
    }

    expect(await copy.run(tool('oxfmt'), '--check', '.')).toEqual(success);
    expect(await copy.run(tool('tsc'))).toEqual(success);
    const lint = [
      '--type-aware',
      '--deny-warnings',
      ...written.filter((file) => !file.endsWith('.yaml')),
      'src/content/schema/copy.ts',
    ];
    expect(await copy.run(tool('oxlint'), ...lint)).toEqual(success);

    const registry = 'src/content/pages.yaml';
    const start = copy.read(registry).indexOf(`- path: ${odd.path}`);
    const [before, added] = [copy.read(registry).slice(0, start), copy.read(registry).slice(start)];
    expect(added.match(/ draft: true\n/g)).toHaveLength(2);
    copy.write(registry, before + added.replaceAll(/ *draft: true\n/g, ''));
    const build = path.join('pipeline', 'build.ts');
    expect(await copy.run(process.execPath, ...loader, build)).toEqual(success);
    const html = readFileSync(path.join(copy.folder, `dist/site${odd.path}.html`), 'utf8');
    expect(html).toContain(`Long Names &amp; Owner's &quot;Pages&quot;</title>`);
    for (const page of [html, copy.read('dist/site/in-react.html')]) {
      expect(page).toContain('In the meantime, ask us by live chat');
      expect(page).toContain('What you get</h2>');
      expect(page).toMatch(/<li>.*Prices in taka/);
    }

    const again = await newPage(...flags);
    expect(again.code).toBe(1);
    expect(again.output).toMatch(/^\/guides\/long-names-of-pages already exists/);
  });
});
