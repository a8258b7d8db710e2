import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { pages } from '../src/content/pages.ts';
import { redirects } from '../src/content/redirects.ts';
import { brokenReferences, readProject } from './docs-check.ts';

const root = path.resolve(import.meta.dirname, '..');
const project = readProject(root, [...pages.map((page) => page.path), ...Object.keys(redirects)]);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const documents = project.files.filter(
  (file) =>
    ['README.md', 'CONTRIBUTING.md'].includes(file) ||
    (file.startsWith('docs/') && file.endsWith('.md')) ||
    file.endsWith('/README.md'),
);

test.each(documents)('%s mentions only what exists', (file) => {
  expect(brokenReferences(file, read(file), project)).toEqual([]);
});

test('there are documents to check', () => {
  expect(documents.length).toBeGreaterThan(30);
});

describe('a document may not mention', () => {
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
    ['an image', '![x](docs/none.png)'],
  ])('%s that does not exist', (_, markdown) => {
    expect(brokenReferences('README.md', markdown, project)).toHaveLength(1);
  });
});

test('a document may mention what exists', () => {
  const markdown =
    '`src/content` `npm test` `npm run doctor -- --portal https://x.example --json` `PORTAL_URL` `/vps` `portalUrl` [x](docs/deploying.md#nginx) `dist/site`';
  expect(brokenReferences('README.md', markdown, project)).toEqual([]);
});

test('every dependency has a reason', () => {
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

test('every document and decision record is in its index', () => {
  for (const folder of ['docs', 'docs/decisions']) {
    const index = read(`${folder}/README.md`);
    const missing = project.files
      .filter((file) => path.posix.dirname(file) === folder && !file.endsWith('/README.md'))
      .map((file) => path.posix.basename(file))
      .filter((name) => name.endsWith('.md') && !index.includes(`](${name})`));
    expect(missing).toEqual([]);
  }
});
