import { expect, test } from 'vitest';
import { nextHistory } from './release-history.ts';

const day = 24 * 60 * 60 * 1000;
const ids = (history: readonly { id: string }[]): string[] => history.map(({ id }) => id);

test('the three releases before the current one are kept, newest first', () => {
  let history = nextHistory([], 'a', 0);
  for (const id of ['b', 'c', 'd', 'e']) history = nextHistory(history, id, 1);
  expect(ids(history)).toEqual(['e', 'd', 'c', 'b']);
});

test('a release is kept for seven days after it was replaced, however long it was current', () => {
  const history = nextHistory(nextHistory([], 'a', 0), 'b', 30 * day);
  expect(ids(nextHistory(history, 'c', 37 * day))).toEqual(['c', 'b', 'a']);
  expect(ids(nextHistory(history, 'c', 37 * day + 1))).toEqual(['c', 'b']);
});

test('a restart with the same release changes nothing', () => {
  const history = nextHistory(nextHistory([], 'a', 0), 'b', day);
  expect(nextHistory(history, 'b', 2 * day)).toEqual(history);
});

test('going back to an older release makes it current', () => {
  const history = nextHistory(nextHistory([], 'a', 0), 'b', day);
  expect(nextHistory(history, 'a', 2 * day)).toEqual([
    { id: 'a' },
    { id: 'b', replacedAt: 2 * day },
  ]);
});
