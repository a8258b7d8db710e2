import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentTitle } from '../../src/seo/title.ts';
import { run } from '../../cli/test-process.ts';
import { copyProject } from '../project-copy.ts';
import { completeWish } from './ask.ts';
import { areaName, componentName, entryFor } from './entry.ts';
import { filesFor } from './files.ts';
import { addEntry } from './registry.ts';
import { mistakeIn, mistakeInWhole } from './wish.ts';

const root = path.resolve(import.meta.dirname, '../..');
const wish = { path: '/managed-hosting', title: 'Managed Hosting', area: 'hosting' };

describe('names', () => {
  test.each([
    ['/managed-hosting', 'ManagedHosting'],
    ['/guides/dns', 'GuidesDns'],
    ['/24-7-support', 'Page247Support'],
  ])('%s is the page %s', (address, name) => {
    expect(componentName(address)).toBe(name);
  });

  test.each([
    ['hosting', 'Hosting', ['hosting']],
    ['home', 'Home pages', ['homes']],
    ['company', 'Company', ['company']],
    ['guides', 'Guides', []],
  ])('the area %s reads %s', (area, name, menus) => {
    expect(areaName(area)).toBe(name);
    expect(entryFor({ ...wish, area }).menus).toEqual(menus);
  });
});

describe('the registry', () => {
  const entry = entryFor(wish);
  const text = `${JSON.stringify(entry, null, 2)},\n`;

  test.each([
    ['export const pages = [{ path: "/" },', '] as const satisfies readonly PageEntry[];'],
    ['// const pages = [];\nconst others = [];\nexport const pages: Page[] = [\n', '];\n'],
  ])('gets the entry at the end of its list: %j', (before, after) => {
    expect(addEntry(before + after, entry)).toBe(before + text + after);
  });

  test('must contain the list', () => {
    expect(addEntry('export const pages = read();', entry)).toBeUndefined();
  });
});

describe('a wish', () => {
  test.each<[keyof typeof mistakeIn, string, RegExp]>([
    ['path', 'managed', /^"managed" is no path of a page: write a lower-case path/],
    ['path', '/Managed', /lower-case path/],
    ['path', '/managed/', /lower-case path/],
    ['path', '/a b', /lower-case path/],
    ['path', '/../x', /lower-case path/],
    ['path', '/vps', /^There is a page at \/vps already, "Cloud VPS"\.$/],
    ['path', '/vps-hosting', /^\/vps-hosting redirects to \/vps: /],
    ['title', '  ', /^A page needs a title\.$/],
    ['title', 'Cloud VPS', /^"Cloud VPS" is the name of \/vps already\.$/],
    ['title', 'Support', /^"Support" is the name of \/contact-us already\.$/],
    ['title', 'Two\nlines', /^Write the title on one line\.$/],
    ['title', 'x'.repeat(60), / x+" has more than 60 characters: shorten/],
    ['area', 'hostng', /^"hostng" is no folder of src\/pages: choose home, hosting, /],
  ])('with the %s %j is refused in one sentence', (name, value, message) => {
    expect(mistakeIn[name](value)).toMatch(message);
  });

  test.each(['X', 'x'.repeat(60 - documentTitle({ title: '' }).length)])(
    'with the title %s is good',
    (title) => {
      expect(mistakeIn.title(title)).toBeNull();
      expect(mistakeInWhole({ ...wish, title })).toBeNull();
    },
  );

  test('that the build would refuse is refused', () => {
    expect(mistakeInWhole({ ...wish, path: '/vps' })).toMatch(/path: '\/vps' stands twice/);
  });
});

describe('questions', () => {
  test('are asked for what is missing, again after a wrong answer', async () => {
    const asked: string[] = [];
    const answers = ['vps', ' /managed-hosting ', 'hosting'];
    const complete = await completeWish({ title: 'Managed Hosting' }, (question) => {
      asked.push(question);
      return Promise.resolve(answers.shift() ?? null);
    });
    expect(complete).toEqual(wish);
    expect(asked).toHaveLength(3);
    expect(asked[1]).toMatch(/^"vps" is no path of a page: .*\nPath, such as/);
  });

  test.each<[string, object, RegExp]>([
    ['nobody can answer', { path: '/x-y' }, /^--title is missing: give --path, --title and --area/],
    ['a given value is wrong', { ...wish, area: 'x' }, /^"x" is no folder/],
  ])('%s', async (_, given, message) => {
    await expect(completeWish(given, undefined)).rejects.toThrow(message);
  });

  test('a person who leaves has written nothing', async () => {
    await expect(completeWish({}, () => Promise.resolve(null))).rejects.toThrow(
      'Nothing was written.',
    );
  });
});

describe('the command', () => {
  test.each<[string[], RegExp]>([
    [['--path', '/x-y', '--title', 'XY'], /^--area is missing: /],
    [['--path', '/vps', '--title', 'XY', '--area', 'vps'], /^There is a page at \/vps already/],
    [['--slug', 'x'], /^"--slug" is not an option of npm run new-page; /],
    [['/x-y'], /^"\/x-y" is not an option/],
    // tests/layout.spec.ts is there, and stays as it is.
    [
      ['--path', '/layout', '--title', 'XY', '--area', 'company'],
      /^src\/content\/layout\.ts exists already; nothing was written\.$/m,
    ],
  ])(
    'refuses %j without a terminal',
    async (args, message) => {
      const registry = readFileSync(path.join(root, 'src/content/pages.ts'), 'utf8');
      const { code, stdout, stderr } = await run('pipeline/new-page/new-page.ts', args).ended;
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toMatch(message);
      expect(stderr.match(/\n/g)).toHaveLength(1);
      expect(readFileSync(path.join(root, 'src/content/pages.ts'), 'utf8')).toBe(registry);
    },
    60_000,
  );
});

/** The new page in a copy of the project, as its owner would find it. */
describe('in a copy of the project', () => {
  // A title that needs quotes, and lines that need breaks.
  const odd = {
    path: '/guides/long-names-of-pages',
    title: `Long Names & Owner's "Pages"`,
    area: 'company',
  };
  let copy: ReturnType<typeof copyProject>;

  beforeAll(() => {
    copy = copyProject('new-page');
  });
  afterAll(() => copy.remove());

  const tool = (name: string) => path.join(copy.folder, 'node_modules/.bin', name);
  const command = path.join('pipeline', 'new-page', 'new-page.ts');
  const flags = ['--path', odd.path, '--title', odd.title, '--area', odd.area];
  const good = { code: 0, said: expect.any(String) };

  test('types, lint, format and build accept it at once', { timeout: 300_000 }, async () => {
    const first = await copy.run(process.execPath, command, ...flags);
    expect(first).toEqual(good);
    const written = filesFor(odd).map((file) => file.path);
    for (const file of written) {
      expect(first.said).toContain(file);
      expect(existsSync(path.join(copy.folder, file))).toBe(true);
    }

    expect(await copy.run(tool('oxfmt'), '--check', '.')).toEqual(good);
    expect(await copy.run(tool('tsc'))).toEqual(good);
    const lint = ['--type-aware', '--deny-warnings', ...written, 'src/content/pages.ts'];
    expect(await copy.run(tool('oxlint'), ...lint)).toEqual(good);
    expect(await copy.run(process.execPath, path.join('pipeline', 'build.ts'))).toEqual(good);
    const html = readFileSync(path.join(copy.folder, `dist/site${odd.path}.html`), 'utf8');
    expect(html).toContain(`Long Names &amp; Owner's &quot;Pages&quot;</title>`);
    expect(html).toContain('Until then, ask us');

    const again = await copy.run(process.execPath, command, ...flags);
    expect(again.code).toBe(1);
    expect(again.said).toMatch(/^There is a page at \/guides\/long-names-of-pages already/);
  });
});
