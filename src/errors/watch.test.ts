// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Report } from './reporter.ts';
import { watchErrors } from './watch.ts';

const report = vi.fn<Report>();

beforeAll(() => watchErrors(report));
beforeEach(() => report.mockReset());

/** An event as a browser would send it, with what happy-dom's own classes may lack. */
function happens(type: string, facts: object): void {
  window.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), facts));
}

test('an uncaught error is reported with its place', () => {
  const error = new Error('one');
  happens('error', { error, message: 'Error: one', filename: '/app.js', lineno: 2, colno: 3 });
  expect(report).toHaveBeenCalledExactlyOnceWith('error', error, '/app.js:2:3');
});

test('so is one of which only the message is known', () => {
  happens('error', { error: null, message: 'Script error.', filename: '', lineno: 0, colno: 0 });
  expect(report).toHaveBeenCalledExactlyOnceWith('error', 'Script error.', ':0:0');
});

test('so is a rejection that nobody handles', () => {
  happens('unhandledrejection', { reason: 'why' });
  expect(report).toHaveBeenCalledExactlyOnceWith('rejection', 'why');
});

test('so is a violation of the security policy', () => {
  happens('securitypolicyviolation', {
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
