import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyProject } from '../../pipeline/project-copy.ts';
import { engineFiles, listEngine } from './engine.ts';

// Builds, on a machine that may be busy.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let site: ReturnType<typeof copyProject>;
let release: ReturnType<typeof copyProject>;

const author = ['-c', 'user.name=A', '-c', 'user.email=a@a.test', '-c', 'commit.gpgsign=false'];
const git = (...args: string[]) => site.run('git', ...author, ...args);
const upgrade = (source = release.folder) =>
  site.run('npm', 'run', 'upgrade', '--', source, '--no-install');

/** Replaces a text in every file of the release. */
function replaceAll(from: string, to: string): void {
  for (const name of globSync(
    '{src,pipeline,commands,content,tests/fixtures}/**/*.{ts,tsx,css,svg,yaml}',
    {
      cwd: release.folder,
    },
  )) {
    if (release.read(name).includes(from)) release.edit(name, { [from]: to });
  }
}

/** A release that renames a section, one of its fields and a token, and drops and brings a file. */
function makeRelease(): void {
  release = copyProject('upgrade-release');
  release.edit('package.json', { '"version": "1.0.0"': '"version": "1.1.0"' });
  const folder = path.join(release.folder, 'src/sections');
  renameSync(path.join(folder, 'NextLinks'), path.join(folder, 'FurtherLinks'));
  renameSync(
    path.join(folder, 'FurtherLinks/NextLinks.tsx'),
    path.join(folder, 'FurtherLinks/FurtherLinks.tsx'),
  );
  release.edit('src/sections/FurtherLinks/schema.ts', {
    '  title: heading.title': '  heading: heading.title',
  });
  release.edit('src/sections/FurtherLinks/example.yaml', { 'title:': 'heading:' });
  release.edit('src/sections/FurtherLinks/FurtherLinks.tsx', {
    'function NextLinks({ title,': 'function FurtherLinks({ heading: title,',
  });
  replaceAll('--edge', '--veil');
  release.edit('commands/upgrade/renames.ts', {
    '= {};': `= {
  '1.1.0': {
    sections: { nextLinks: 'furtherLinks' },
    fields: [{ in: 'furtherLinks', from: 'title', to: 'heading' }],
    tokens: { '--edge': '--veil' },
  },
};`,
  });
  release.write('docs/new.md', 'New.\n');
  release.write(
    'CHANGELOG.md',
    '# Changelog\n\n## 1.1.0\n\nLinks are further.\n\n## 1.0.0\n\nOld.\n',
  );
}

beforeAll(async () => {
  makeRelease();
  site = copyProject('upgrade-site', { smallSite: true });
  rmSync(path.join(site.folder, 'commands/create'), { recursive: true });
  site.write('own.md', 'A file of the company.\n');
  site.write('docs/gone.md', 'A file of the old engine.\n');
  listEngine(site.folder, [...engineFiles(), 'docs/gone.md']);
  await git('init', '-q');
  await git('add', '-A');
  await git('commit', '-qm', 'First');
});
afterAll(() => {
  site.remove();
  release.remove();
});

const status = async () => (await git('status', '--porcelain')).output;

test('refuses a folder with changes that are not committed', async () => {
  const undo = site.edit('content/site.yaml', { 'Rupsha Servers': 'Rupsha' });
  const { code, output } = await upgrade();
  undo();
  expect(output).toContain('changes that are not committed');
  expect(code).toBe(1);
});

test.each([
  ['a name of nothing', 'none', 'none is no folder, no archive and no tag'],
  ['a folder of something else', 'docs', 'docs is no release of this engine'],
  ['a file of something else', 'README.md', 'README.md cannot be unpacked'],
])('refuses %s, and changes nothing', async (_, source, message) => {
  const { code, output } = await upgrade(source);
  expect(output).toContain(message);
  expect(code).toBe(1);
  expect(await status()).toBe('');
});

test.each([
  [
    'a changed file of the engine',
    'src/ui/Button/Button.module.css',
    /- src\/ui\/Button\/Button\.module\.css\n.*src\/sections\/own/s,
  ],
  ['content with a problem', 'content/site.yaml', /content has problems \(1\)/],
])('refuses %s', async (_, file, message) => {
  site.write(file, site.read(file).replace('brand: Rupsha Servers', "brand: ''").concat('\n'));
  await git('commit', '-qam', 'Changed');
  const { code, output } = await upgrade();
  await git('reset', '-q', '--hard', 'HEAD~1');
  expect(output).toMatch(message);
  expect(code).toBe(1);
});

test('stops at content that the release refuses; once that is mended it goes on', async () => {
  release.edit('src/schema/rules.ts', {
    'refundDays: days(': 'refundDays: wholeNumber(90, 99, ',
  });
  const stopped = await upgrade();
  expect(stopped.output).toMatch(
    /rules\.yaml:\d+: refundDays: .*npm run verify failed.*run the upgrade again.*To go back: git reset/s,
  );
  expect(stopped.code).toBe(1);
  site.replace('content/rules.yaml', /^refundDays: .*$/m, 'refundDays: 95');
  const { code, output } = await upgrade();
  expect(output).toContain('Going on with the upgrade');
  expect(output).toContain('Upgraded from 1.0.0 to 1.1.0');
  expect(output).toContain('Links are further.');
  expect(output).not.toContain('Old.');
  expect(code).toBe(0);
});

test('replaces the engine, keeps the rest, and renames in the content', async () => {
  for (const language of ['en', 'bn']) {
    expect(site.read(`content/${language}/help.yaml`)).toMatch(
      /- section: furtherLinks\n {4}heading: /,
    );
  }
  expect(site.read('content/site.yaml')).toMatch(/^engine: 1\.1\.0$/m);
  expect(site.read('content/themes/dusk.css')).toContain('--veil: #c3c9e0;');
  expect(site.read('package.json')).toContain('"version": "1.1.0"');
  expect(site.read('own.md')).toBe('A file of the company.\n');
  const has = (name: string) => existsSync(path.join(site.folder, name));
  expect(has('docs/new.md')).toBe(true);
  expect(has('docs/gone.md')).toBe(false);
  expect(has('src/sections/NextLinks')).toBe(false);
  expect(has('dist-upgrade')).toBe(false);
  await git('add', '-A');
  await git('commit', '-qm', 'Upgraded');
  expect((await upgrade()).output).toContain('which is no later one');
});
