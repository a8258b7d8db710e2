import path from 'node:path';
import { expect, test } from 'vitest';
import { habitsIn } from '../../pipeline/content/read/habits.ts';
import { valueOf } from '../../pipeline/content/read/known-files.ts';
import { describeProblem } from '../../pipeline/content/read/problem.ts';
import { readContent } from '../../pipeline/content/read/read-content.ts';

const root = path.resolve(import.meta.dirname, '../..');
const habits = valueOf(readContent(root).files, 'habits.yaml');

test('no text that comes with the site has a habit of content/habits.yaml', () => {
  expect(habitsIn(root, habits).map(describeProblem)).toEqual([]);
});

test.each([
  ['en', 'Four facts, so there are no surprises later.'],
  ['en', 'LiteSpeed and free SSL on every plan.'],
  ['bn', 'আমরা আছি {supportTimes}।'],
  ['bn', 'সকাল ১০:০০ থেকে'],
  ['bn', 'LiteSpeed-এ NVMe হোস্টিং, সঙ্গে ফ্রি SSL।'],
  ['bn', 'দাম মার্কিন ডলারে নয়, টাকায়।'],
])('in %s, “%s” would be found', (language, text) => {
  const found = habits[language]?.filter(({ find }) => new RegExp(find, 'iu').test(text));
  expect(found).not.toEqual([]);
});
