// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Report } from './reporter.ts';
import { watchErrors } from './watch.ts';

const report = vi.fn<Report>();

beforeAll(() => watchErrors(report));
beforeEach(() => report.mockReset());

/** Dispatches an event with the properties that happy-dom's own event classes lack. */
function dispatch(type: string, properties: object): void {
  window.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), properties));
}

test('an uncaught error is reported with its source', () => {
  const error = new Error('one');
  dispatch('error', { error, message: 'Error: one', filename: '/app.js', lineno: 2, colno: 3 });
  expect(report).toHaveBeenCalledExactlyOnceWith('error', error, '/app.js:2:3');
});

test('an error event with only a message is reported', () => {
  dispatch('error', { error: null, message: 'Script error.', filename: '', lineno: 0, colno: 0 });
  expect(report).toHaveBeenCalledExactlyOnceWith('error', 'Script error.', ':0:0');
});

test('an unhandled rejection is reported', () => {
  dispatch('unhandledrejection', { reason: 'why' });
  expect(report).toHaveBeenCalledExactlyOnceWith('rejection', 'why');
});

test('a violation of the security policy is reported', () => {
  dispatch('securitypolicyviolation', {
    effectiveDirective: 'img-src',
    blockedURI: 'https://evil.example/x.png',
    sourceFile: '/app.js',
    lineNumber: 7,
  });
  expect(report).toHaveBeenCalledExactlyOnceWith(
    'policy',
    'img-src refused https://evil.example/x.png',
    '/app.js:7',
  );
});

test('a violation by a script from another host is not reported', () => {
  dispatch('securitypolicyviolation', {
    effectiveDirective: 'connect-src',
    blockedURI: 'https://ads.example/hit',
    sourceFile: 'https://www.googletagmanager.com/gtm.js',
    lineNumber: 1,
  });
  expect(report).not.toHaveBeenCalled();
});
