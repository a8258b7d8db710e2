import { describe, expect, test } from 'vitest';
import { complaints, markdown, percentile } from './figures.ts';
import type { LoadResult, RudeResult } from './figures.ts';
import { growth } from './memory.ts';

const load: LoadResult = {
  mode: 'one process',
  connections: 64,
  seconds: 30,
  requests: 300_000,
  megabytes: 1000,
  latencies: [1, 2, 3],
  failures: [],
  answeredAfterSignal: 100,
  refused: 64,
  exitCode: 0,
  exitSeconds: 0.5,
  memory: growth([100, 101, 100, 102]),
  memoryRequests: 200_000,
};
const outcome = {
  name: 'nothing at all',
  count: 2,
  status: 408,
  statuses: [408],
  slowestSeconds: 14,
  isRight: true,
};
const rude: RudeResult = {
  mode: 'one process',
  outcomes: [outcome],
  latencies: [1, 2],
  failures: [],
  leftOpen: 0,
};

test.each([
  [[5], 0.99, 5],
  [[3, 1, 2], 0.5, 2],
  [[3, 1, 2], 1, 3],
  [Array.from({ length: 100 }, (_, index) => index + 1), 0.99, 99],
  [[], 0.5, Number.NaN],
])('of %j the share %d is below %d', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});

describe('memory', () => {
  test('is flat when the last quarter is like the first', () => {
    expect(growth([100, 140, 60, 100])).toMatchObject({ firstMb: 100, lastMb: 100, isFlat: true });
  });

  test('one odd sample does not count', () => {
    const samples = [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 900, 100];
    expect(growth(samples).isFlat).toBe(true);
  });

  test('is not flat when it has grown by more than a twentieth', () => {
    expect(growth([100, 102, 104, 106]).isFlat).toBe(false);
    expect(growth([]).isFlat).toBe(false);
  });
});

describe('complaints', () => {
  test('there are none when all held', () => {
    expect(complaints([load], [rude])).toEqual([]);
  });

  test.each<[string, Partial<LoadResult>, RegExp]>([
    ['a failed request', { failures: ['/: cut after 0 bytes'] }, /1 requests failed/],
    ['a bad exit', { exitCode: null }, /left with code null/],
    ['a slow exit', { exitSeconds: 5.1 }, /stopping took 5\.1 s/],
    ['growth', { memory: growth([100, 200]) }, /memory grew by 100%/],
    ['too few requests', { memoryRequests: 10 }, /only 10 requests/],
  ])('%s', (_, change, sentence) => {
    expect(complaints([{ ...load, ...change }], [rude])[0]).toMatch(sentence);
  });

  test.each<[string, Partial<RudeResult>, RegExp]>([
    [
      'a wrong answer',
      { outcomes: [{ ...outcome, statuses: [0], isRight: false }] },
      /nothing at all got 0 after 14\.0 s instead of 408/,
    ],
    ['a failure beside it', { failures: ['/'] }, /1 failed beside rude clients/],
    ['a long wait', { latencies: [1, 1200] }, /waited 1,200 ms/],
    ['a connection kept', { leftOpen: 3 }, /3 connections of rude clients were kept/],
  ])('%s', (_, change, sentence) => {
    expect(complaints([load], [{ ...rude, ...change }])).toEqual([expect.stringMatching(sentence)]);
  });
});

test('the report has a row for each server and each rude client', () => {
  const report = markdown([load], [rude]);
  expect(report).toContain('| one process | 300,000 | 10,000 | 2.0 | 3.0 | 3.0 | 0 | 0.50 |');
  expect(report).toContain('| one process | 200,000 | 100.0 | 102.0 | 2.0% |');
  expect(report).toContain('| nothing at all | 2 | 408 | 14.0 |');
});
