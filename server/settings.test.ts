import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { readWorkers } from './settings.ts';

test.each([
  [undefined, 1],
  ['3', 3],
  ['max', availableParallelism()],
])('reads WORKERS %j as %i', (value, count) => {
  expect(readWorkers({ WORKERS: value })).toBe(count);
});

test.each(['0', '-1', '1.5', 'all', '1000'])('rejects WORKERS %j', (value) => {
  expect(() => readWorkers({ WORKERS: value })).toThrow(/^WORKERS must be/);
});
