import { describe, expect, test } from 'vitest';
import { measureGrowth } from './memory.ts';
import { findProblems, formatReport, percentile } from './report.ts';
import { formatReliability, reliabilityProblems, type Reliability } from './reliability.ts';
import type { AbuseResult, LoadResult } from './report.ts';

const load: LoadResult = {
  mode: 'one worker',
  connections: 64,
  seconds: 30,
  requests: 300_000,
  megabytes: 1000,
  latencies: [1, 2, 3],
  failures: [],
  responsesAfterSignal: 100,
  refused: 64,
  exitCode: 0,
  exitSeconds: 0.5,
  memory: measureGrowth([100, 101, 100, 102]),
  memoryRequests: 200_000,
};
const outcome = {
  name: 'no data',
  count: 2,
  status: 408,
  statuses: [408],
  slowestSeconds: 14,
  passed: true,
};
const abuse: AbuseResult = {
  mode: 'one worker',
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
])('percentile of %j at %d is %d', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});

describe('memory', () => {
  test('is flat if the last quarter equals the first', () => {
    expect(measureGrowth([100, 140, 60, 100])).toMatchObject({
      firstMb: 100,
      lastMb: 100,
      isFlat: true,
    });
  });

  test('is flat despite one outlier', () => {
    const samples = [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 900, 100];
    expect(measureGrowth(samples).isFlat).toBe(true);
  });

  test('is not flat if it grew by more than 5%', () => {
    expect(measureGrowth([100, 102, 104, 106]).isFlat).toBe(false);
    expect(measureGrowth([]).isFlat).toBe(false);
  });
});

describe('problems', () => {
  test('there are none if every limit is met', () => {
    expect(findProblems([load], [abuse])).toEqual([]);
  });

  test.each<[string, Partial<LoadResult>, RegExp]>([
    ['a failed request', { failures: ['/: connection closed after 0 bytes'] }, /1 requests failed/],
    ['a failed exit', { exitCode: null }, /exited with code null/],
    ['a slow exit', { exitSeconds: 5.6 }, /shutdown took 5\.6 s/],
    ['memory growth', { memory: measureGrowth([100, 200]) }, /memory grew by 100%/],
    ['too few requests', { memoryRequests: 10 }, /only 10 requests/],
  ])('%s is reported', (_, change, sentence) => {
    expect(findProblems([{ ...load, ...change }], [abuse])[0]).toMatch(sentence);
  });

  test.each<[string, Partial<AbuseResult>, RegExp]>([
    [
      'a wrong status',
      { outcomes: [{ ...outcome, statuses: [0], passed: false }] },
      /"no data" got 0 after 14\.0 s instead of 408/,
    ],
    ['a failed normal request', { failures: ['/'] }, /1 normal requests failed during abuse/],
    ['a slow normal request', { latencies: [1, 1200] }, /took 1,200 ms/],
    ['a connection left open', { leftOpen: 3 }, /3 connections of abusive clients were left/],
  ])('%s is reported', (_, change, sentence) => {
    expect(findProblems([load], [{ ...abuse, ...change }])).toEqual([
      expect.stringMatching(sentence),
    ]);
  });
});

describe('reliability', () => {
  const reloads = {
    reloads: 10,
    requests: 100_000,
    failures: [],
    latencies: [1, 2, 3],
    pageLoads: 500,
    missingScripts: 0,
    floodLatencies: [1, 900],
    stopSeconds: 5,
    exitCode: 0,
  };
  const crashes = { kills: 5, requests: 9000, failures: [], connections: 16, recovered: true };
  const badInput = { sent: 1000, statuses: { 200: 400, 400: 600 }, failures: [] };

  test('has no problems if nothing is lost', () => {
    expect(reliabilityProblems({ reloads, crashes, badInput })).toEqual([]);
    expect(formatReliability({ reloads, crashes, badInput })).toContain('| 100,000 | 0 |');
  });

  test.each<[string, Partial<Reliability>, RegExp]>([
    ['a failed request', { reloads: { ...reloads, failures: ['/'] } }, /1 of 100000 requests/],
    ['a missing script', { reloads: { ...reloads, missingScripts: 2 } }, /2 of 500 pages/],
    ['a starved visitor', { reloads: { ...reloads, floodLatencies: [5001] } }, /took 5,001 ms/],
    ['a slow stop', { reloads: { ...reloads, stopSeconds: 6 } }, /stop took 6\.0 s/],
    ['a failed exit', { reloads: { ...reloads, exitCode: null } }, /exited with code null/],
    ['a lost worker', { crashes: { ...crashes, recovered: false } }, /not all workers came back/],
    ['a 5xx', { badInput: { ...badInput, failures: ['500 for "x"'] } }, /1 inputs failed/],
  ])('%s is reported', (_, change, sentence) => {
    expect(reliabilityProblems({ reloads, crashes, badInput, ...change })[0]).toMatch(sentence);
  });
});

test('the report has a row for each server and each abusive client', () => {
  const report = formatReport([load], [abuse]);
  expect(report).toContain('| one worker | 300,000 | 10,000 | 2.0 | 3.0 | 3.0 | 0 | 0.50 |');
  expect(report).toContain('| one worker | 200,000 | 100.0 | 102.0 | 2.0% |');
  expect(report).toContain('| no data | 2 | 408 | 14.0 |');
});
