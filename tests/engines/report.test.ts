import { expect, test } from 'vitest';
import { addRecorder } from './recording-proxy.ts';
import { formatReport, hasPassed } from './report.ts';

const firefox = { engine: 'Firefox 1', pages: 45, journeys: 6, failures: [], seconds: 31.26 };
const failures = [{ check: '/', message: 'uncaught: x' }];

test('the report has a row for each engine and names the skipped ones', () => {
  const report = formatReport(
    [firefox, { ...firefox, engine: 'WebKit 2', failures }],
    ['No Opera.'],
  );
  expect(report).toContain('| Firefox 1 | 45 | 6 | 0 | 31.3 |');
  expect(report).toContain('| WebKit 2 | 45 | 6 | 1 | 31.3 |');
  expect(report).toContain('\nNo Opera.');
});

test('passes if at least one engine ran and none failed', () => {
  expect(hasPassed([firefox])).toBe(true);
  expect(hasPassed([firefox, { ...firefox, failures }])).toBe(false);
  expect(hasPassed([])).toBe(false);
});

test('the recording script comes first in the head', () => {
  expect(addRecorder('<html><head><meta charset="utf-8"></head><body></body></html>')).toBe(
    '<html><head><script src="/engine-recorder.js"></script><meta charset="utf-8"></head><body></body></html>',
  );
});
