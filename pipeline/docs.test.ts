import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pages } from '../src/content/pages.ts';
import { redirects } from '../src/content/redirects.ts';
import { docMistakes, readProject } from './docs-check.ts';

const root = path.resolve(import.meta.dirname, '..');
const project = readProject(root, [...pages.map((page) => page.path), ...Object.keys(redirects)]);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const documents = project.files.filter(
  (file) =>
    ['README.md', 'CONTRIBUTING.md'].includes(file) ||
    (file.startsWith('docs/') && file.endsWith('.md')) ||
    file.endsWith('/README.md'),
);

test.each(documents)('%s names only what is there', (file) => {
  expect(docMistakes(file, read(file), project)).toEqual([]);
});

test('there are documents for each folder', () => {
  expect(documents.length).toBeGreaterThan(30);
});

describe('a document that names', () => {
  test.each([
    ['a path', '`src/content/prices.ts`'],
    ['a folder', '`src/contents`'],
    ['a file', '`priceList.ts`'],
    ['a script', '`npm run deploy`'],
    ['a script in a block', '```sh\nnpm run deploy\n```'],
    ['a script by its name', '`test:all`'],
    ['a flag', '`--quietly`'],
    ['a flag of a command', '`npm run doctor -- --quietly`'],
    ['a setting', '```sh\nPORTAL_HOST=x npm start\n```'],
    ['a page', '`/prices`'],
    ['a field', '`portalAddress`'],
    ['a link', '[x](docs/none.md)'],
    ['a heading', '[x](README.md#nowhere)'],
  ])('%s that is not there is refused', (_, markdown) => {
    expect(docMistakes('README.md', markdown, project)).toHaveLength(1);
  });

  test('what is there is accepted', () => {
    const markdown =
      '`src/content` `npm test` `npm run doctor -- --portal https://x.example --json` `PORTAL_URL` `/vps` `portalUrl` [x](docs/deploying.md#nginx) `dist/site`';
    expect(docMistakes('README.md', markdown, project)).toEqual([]);
  });
});

test('every dependency has its reason', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const reasons = read('docs/decisions/dependencies.md');
  const without = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => {
    const scope = name.startsWith('@') ? `\`${name.split('/')[0]}/*\`` : undefined;
    return !reasons.includes(`\`${name}\``) && (scope === undefined || !reasons.includes(scope));
  });
  expect(without).toEqual([]);
});

test('every record and every page of docs is in its index', () => {
  for (const folder of ['docs', 'docs/decisions']) {
    const index = read(`${folder}/README.md`);
    const missing = project.files
      .filter((file) => path.posix.dirname(file) === folder && !file.endsWith('/README.md'))
      .map((file) => path.posix.basename(file))
      .filter((name) => name.endsWith('.md') && !index.includes(`](${name})`));
    expect(missing).toEqual([]);
  }
});

test('CONTRIBUTING fits on one screen', () => {
  expect(read('CONTRIBUTING.md').split('\n').length).toBeLessThan(45);
});
