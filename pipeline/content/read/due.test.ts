import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dueSoon } from './due.ts';
import { describeProblem } from './problem.ts';

const fixture = path.resolve(import.meta.dirname, '../../../tests/fixtures/site');
const now = Date.parse('2027-03-25T12:00:00Z');
let root: string;
let facts: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'due-'));
  cpSync(path.join(fixture, 'content'), path.join(root, 'content'), { recursive: true });
  facts = readFileSync(path.join(root, 'content/site.yaml'), 'utf8').replaceAll(
    /^(securityTxtExpires|countdownTarget|copyrightYear|reviewed):.*\n/gm,
    '',
  );
});
afterAll(() => rmSync(root, { recursive: true }));

/** What is due with some more facts. */
function due(more: string, node = '24.1.0'): string[] {
  writeFileSync(path.join(root, 'content/site.yaml'), `${facts}\n${more}\n`);
  return dueSoon(root, now, node).map(describeProblem);
}

const reviewed = 'reviewed: 2027-02-01';

test('a promo banner that ends within weeks is due', () => {
  expect(due(`${reviewed}\npromoUntil: '2027-04-01T00:00:00+06:00'`)).toContainEqual(
    expect.stringContaining('promoUntil: the promo banner ends on 2027-04-01'),
  );
});

const notice = (until: string) =>
  `notice: { from: 2027-01-01T00:00:00Z, until: ${until}, text: { en: Hello } }`;

test.each([
  ['nothing', '', []],
  ['a date far ahead', 'securityTxtExpires: 2027-06-01T00:00:00Z', []],
  [
    'a contact that runs out in weeks',
    'securityTxtExpires: 2027-04-01T00:00:00Z',
    [/site\.yaml:\d+: securityTxtExpires: security\.txt runs out on 2027-04-01; check/],
  ],
  [
    'a countdown',
    'countdownTarget: 2027-03-20T00:00:00+06:00',
    [/countdownTarget: countdowns reach zero on 2027-03-20/],
  ],
  ['a notice that is shown', notice('2027-03-26T00:00:00Z'), []],
  [
    'a notice that is over',
    notice('2027-02-01T00:00:00Z'),
    [/notice\.until: the notice is over; remove it/],
  ],
  ['this year', 'copyrightYear: 2027', []],
  ['last year', 'copyrightYear: 2026', [/copyrightYear: the footer says 2026; without this line/]],
])('%s', (_, more, expected) => {
  expect(due(`${more}\n${reviewed}`)).toEqual(expected.map((one) => expect.stringMatching(one)));
});

test.each(['', 'reviewed: 2026-04-01'])('prices and legal texts, after a year: %s', (more) => {
  expect(due(more)).toEqual([
    expect.stringMatching(/reviewed: once a year, compare list prices with npm run doctor/),
  ]);
});

test('a Node near its end of life', () => {
  expect(due(reviewed, '22.9.0')).toEqual([
    'package.json: Node 22 gets no security fixes after 2027-04-30; install a newer one',
  ]);
});
