import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { globSync } from 'tinyglobby';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSite } from './create.ts';
import { initialsOf } from './initials-logo.ts';

const company = {
  brand: 'Meghna Cloud Hosting',
  city: 'Sylhet',
  phone: '',
  email: 'help@meghna.test',
  portal: 'https://my.meghna.test',
  currency: 'EUR',
  languages: ['en', 'bn'],
  colour: '#ffd400',
  pages: 'essential',
} as const;

/** Words and numbers of the example, in both languages. */
const example = /nokshi|kantha|কাঁথা|126402|\+880 0000|\b2025-09-13|worn saris|Get 25%|House 0/i;

describe('a new site', () => {
  let folder: string;
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
  beforeAll(async () => {
    folder = path.join(mkdtempSync(path.join(tmpdir(), 'create-')), 'site');
    // It throws if its content has problems, such as a colour that is hard to read.
    await createSite(folder, company);
  });
  afterAll(() => rmSync(path.dirname(folder), { recursive: true }));

  test('is a repository with one commit and no trace of the example', () => {
    expect(git('log', '--format=%s|%an')).toBe(
      'The site of Meghna Cloud Hosting, from version 1.0.0 of the engine|Meghna Cloud Hosting\n',
    );
    expect(git('status', '--porcelain')).toBe('');
    const named = git('ls-files')
      .split('\n')
      .filter((name) => /^(content|docs|src|README|package|SECURITY)/.test(name))
      .filter((name) => !/\.(webp|png|mp4|webm)$/.test(name))
      .filter((name) => example.test(read(name)));
    expect(named).toEqual([]);
  });

  test('has its own facts, and nothing that it was not told', () => {
    const facts = read('content/site.yaml');
    expect(facts).toMatch(/^brand: Meghna Cloud Hosting$/m);
    expect(facts).toMatch(/^url: https:\/\/www\.meghna\.test$/m);
    expect(facts).not.toMatch(/^(supportPhone|licenceNumber|chatUrl|blogUrl|copyrightYear):/m);
    expect(read('content/bn/words/company.yaml')).toMatch(/^city: Sylhet$/m);
    expect(read('content/en/index.yaml')).toContain('priced in euros');
    expect(read('content/identity/logo.svg')).toContain('fill="var(--brand)"');
    expect(read('SECURITY.md')).toContain('help@meghna.test');
    expect(read('README.md')).not.toContain('npm run create');
  });

  test('has the pages that were asked for, and tests that hold for any site', () => {
    expect(globSync('content/??/home-*.yaml', { cwd: folder })).toEqual([]);
    expect(globSync('tests/*.spec.ts', { cwd: folder }).sort()).toEqual([
      'tests/every-page.spec.ts',
      'tests/portal-down.spec.ts',
    ]);
    expect(globSync('{tests/example,commands/create,docs/images}', { cwd: folder })).toEqual([]);
  });
});

test.each([
  ['DhakaByte', 'DB'],
  ['Meghna Cloud Hosting', 'MC'],
  ['hosting24', 'H'],
  ['মেঘনা ক্লাউড', 'মেক্লা'],
])('the initials of %s are %s', (brand, initials) => {
  expect(initialsOf(brand)).toBe(initials);
});
