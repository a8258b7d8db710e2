import { expect, test } from 'vitest';
import { hasPassed, markdown } from './report.ts';
import { withWatch } from './watch-proxy.ts';

const firefox = { engine: 'Firefox 1', pages: 45, journeys: 6, failures: [], seconds: 31.26 };
const failures = [{ check: '/', message: 'complaints: x' }];

test('the report has a row for each engine and says which are missing', () => {
  const report = markdown([firefox, { ...firefox, engine: 'WebKit 2', failures }], ['No Opera.']);
  expect(report).toContain('| Firefox 1 | 45 | 6 | 0 | 31.3 |');
  expect(report).toContain('| WebKit 2 | 45 | 6 | 1 | 31.3 |');
  expect(report).toContain('\nNo Opera.');
});

test('it passes when an engine ran and none found anything', () => {
  expect(hasPassed([firefox])).toBe(true);
  expect(hasPassed([firefox, { ...firefox, failures }])).toBe(false);
  expect(hasPassed([])).toBe(false);
});

test('the watching script is the first thing in the head', () => {
  expect(withWatch('<html><head><meta charset="utf-8"></head><body></body></html>')).toBe(
    '<html><head><script src="/engine-watch.js"></script><meta charset="utf-8"></head><body></body></html>',
  );
});
