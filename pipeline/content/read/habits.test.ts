import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as v from 'valibot';
import { habitsSchema } from '../../../src/schema/habits.ts';
import { habitsIn } from './habits.ts';
import { describeProblem } from './problem.ts';

const root = path.resolve(import.meta.dirname, '../../../tests/fixtures/site');
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'habits-'));
  cpSync(root, copy, { recursive: true });
  const prose = 'Fine.\n\n```text A sample\nA habit to type\n```\n\nA HABIT to mend.\n';
  writeFileSync(path.join(copy, 'content/en/blog/habit.md'), `---\ntitle: A\n---\n\n${prose}`);
  writeFileSync(path.join(copy, 'content/bn/words/prose.yaml'), 'contents: খারাপ অভ্যাস\n');
});
afterAll(() => rmSync(copy, { recursive: true }));

const habit = (find: string) => [{ find, problem: 'nobody says this', better: 'that' }];

test.each([
  // The second line that has it is code.
  ['en', 'a habit', ['content/en/blog/habit.md:11: ‘A HABIT’: nobody says this; better: that']],
  [
    'bn',
    'অভ্যাস$',
    ['content/bn/words/prose.yaml:1: contents: ‘অভ্যাস’: nobody says this; better: that'],
  ],
  // Only what visitors read is looked at, not icons or addresses.
  ['en', '^message-circle$', []],
  ['bn', 'a habit', []],
])('in %s, %s is pointed out where it is', (language, find, expected) => {
  expect(habitsIn(copy, { [language]: habit(find) }).map(describeProblem)).toEqual(expected);
});

test('a pattern that cannot work is refused', () => {
  expect(v.is(habitsSchema, { en: habit('best (for') })).toBe(false);
  expect(v.is(habitsSchema, { en: habit('best (for|if)') })).toBe(true);
});
