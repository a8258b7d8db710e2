import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentFolder } from '../pipeline/content/read/content-file.ts';
import {
  describeTranslation,
  translationStates,
} from '../pipeline/content/read/translation-state.ts';
import { translated } from './translated.ts';

let root: string;

function write(name: string, text: string): void {
  const file = path.join(root, contentFolder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
const read = (name: string) => readFileSync(path.join(root, contentFolder, name), 'utf8');
const state = () => {
  const [bangla] = translationStates(root, ['en', 'bn']);
  if (!bangla) throw new Error('The site has no Bangla edition');
  return bangla;
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'translated-'));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  write('en/words/language.yaml', 'code: en\n');
  write('bn/words/language.yaml', 'code: bn\n');
  write('en/words/prose.yaml', '# Home\ncontents: Welcome\n');
  write(
    'bn/words/prose.yaml',
    "# Home\ntranslation:\n  status: draft\n  source: '00000000'\ncontents: স্বাগতম\n",
  );
  write('en/blog/a.md', '---\ntitle: A\n---\n\nA text.\n');
  write('bn/blog/a.md', '---\ntitle: ক\n---\n\nএকটি লেখা।\n');
});
afterEach(() => rmSync(root, { recursive: true }));

test('files are drafts until they are reviewed, and stale once the original changes', () => {
  expect(state()).toEqual({
    language: 'bn',
    drafts: ['bn/blog/a.md', 'bn/words/prose.yaml'],
    reviewed: [],
    stale: ['bn/blog/a.md', 'bn/words/prose.yaml'],
  });
  translated(root, ['bn/blog/a.md', '--reviewed', 'content/bn/words/prose.yaml']);
  expect(state()).toMatchObject({ reviewed: ['bn/blog/a.md', 'bn/words/prose.yaml'], stale: [] });
  // Comments and claims to be confirmed are not translated.
  write('en/words/prose.yaml', '# Start\nconfirm: [Is it?]\ncontents:   Welcome\n');
  expect(state().stale).toEqual([]);
  write('en/words/prose.yaml', 'contents: Hello\n');
  write('en/blog/a.md', '---\ntitle: A\n---\n\nAnother text.\n');
  expect(state().stale).toEqual(['bn/blog/a.md', 'bn/words/prose.yaml']);
  translated(root, ['bn/blog/a.md']);
  expect(state()).toMatchObject({ drafts: ['bn/blog/a.md'], stale: ['bn/words/prose.yaml'] });
});

test('nothing but the state changes in a file', () => {
  translated(root, ['bn/words/prose.yaml', 'bn/blog/a.md']);
  expect(read('bn/words/prose.yaml')).toMatch(
    /^# Home\ntranslation:\n {2}status: draft\n {2}source: '[0-9a-f]{8}'\ncontents: স্বাগতম\n$/,
  );
  expect(read('bn/blog/a.md')).toMatch(
    /^---\ntranslation:\n {2}status: draft\n {2}source: '[0-9a-f]{8}'\ntitle: ক\n---\n\nএকটি লেখা।\n$/,
  );
  const once = read('bn/blog/a.md');
  translated(root, ['bn/blog/a.md']);
  expect(read('bn/blog/a.md')).toBe(once);
});

test('texts are stored in one Unicode normalization form', () => {
  write('bn/words/prose.yaml', 'contents: \u09af\u09bc \u09c7\u09be\n');
  translated(root, ['bn/words/prose.yaml']);
  expect(read('bn/words/prose.yaml')).toContain('contents: \u09af\u09bc \u09cb\n');
});

test.each([
  [[], 'Name the files to mark, e.g. npm run translated -- bn/index.yaml'],
  [['en/words/prose.yaml'], 'en/words/prose.yaml is not a translated file. Name one such as'],
  [['bn/words/language.yaml'], 'bn/words/language.yaml is not a translated file.'],
  [['README.md'], 'README.md is not a translated file.'],
  [['bn/none.yaml'], 'content/bn/none.yaml is not a translation: there is no content/en/'],
  [['--done', 'bn/words/prose.yaml'], '"--done" is not an option of npm run translated'],
])('%j is rejected in one sentence', (args, message) => {
  expect(() => translated(root, args)).toThrow(message);
});

test('a file that does not exist yet is reported with its original, and nothing is written', () => {
  write('en/new.yaml', 'title: New\n');
  const before = read('bn/words/prose.yaml');
  expect(() => translated(root, ['bn/words/prose.yaml', 'bn/new.yaml'])).toThrow(
    'There is no content/bn/new.yaml. Copy content/en/new.yaml there and translate it first.',
  );
  expect(read('bn/words/prose.yaml')).toBe(before);
});

test('the summary tells the operator what is left to do', () => {
  expect(describeTranslation(state())).toBe(
    [
      '2 of the 2 files of the Bangla edition are drafts: nobody who reads Bangla has checked them yet.',
      'The English text of these files has changed since they were translated. Update them, then run npm run translated -- followed by their names:',
      '- content/bn/blog/a.md',
      '- content/bn/words/prose.yaml',
    ].join('\n'),
  );
  translated(root, ['bn/blog/a.md', 'bn/words/prose.yaml', '--reviewed']);
  expect(describeTranslation(state())).toBe(
    'All 2 files of the Bangla edition have been reviewed. All are up to date with the English text.',
  );
  expect(translationStates(root, ['en'])).toEqual([]);
});
