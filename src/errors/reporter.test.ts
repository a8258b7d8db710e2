// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createReporter } from './reporter.ts';
import type { FailureKind } from './reporter.ts';

const endpoint = 'https://errors.example/report';
const sendBeacon = vi.fn((_url: string, _body: string) => true);

beforeEach(() => {
  sendBeacon.mockReset();
  vi.stubGlobal('navigator', { sendBeacon });
  window.history.replaceState(null, '', '/vps?name=Rahim#part');
});

/** All reports sent so far. */
const sent = () =>
  sendBeacon.mock.calls.map(([, body]) => JSON.parse(body) as Record<string, string>);

describe('a report', () => {
  test('goes to the endpoint with the page and nothing personal', () => {
    const error = new TypeError('cannot load https://a.example/?name=Rahim for rahim@mail.example');
    error.stack = 'TypeError\n    at f (https://a.example/assets/page-1a2b3c4d.js:1:20)';
    createReporter(endpoint, '5e6f7a8b')('render', error);
    expect(sendBeacon.mock.calls[0]?.[0]).toBe(endpoint);
    expect(sent()).toEqual([
      {
        kind: 'render',
        message: 'TypeError: cannot load https://a.example/ for [e-mail]',
        page: '/vps',
        at: 'https://a.example/assets/page-1a2b3c4d.js:1:20',
        release: '5e6f7a8b',
      },
    ]);
  });

  test("has the browser's source if there is one", () => {
    createReporter(endpoint, '5e6f7a8b')('error', 'gone', 'https://a.example/app.js?v=1:2');
    expect(sent()[0]).toMatchObject({ message: 'gone', at: 'https://a.example/app.js' });
  });

  test('is sent once for each message, and at most five times', () => {
    const report = createReporter(endpoint, '5e6f7a8b');
    report('error', new Error('one'));
    report('rejection', new Error('one'));
    for (let count = 0; count < 10; count += 1) report('error', new Error(`other ${count}`));
    expect(sent().map(({ message }) => message)).toEqual([
      'Error: one',
      'Error: other 0',
      'Error: other 1',
      'Error: other 2',
      'Error: other 3',
    ]);
  });
});

const fromExtension = new Error('x');
fromExtension.stack = 'Error: x\n at moz-extension://1/content.js:1:1';

test.each<[FailureKind, unknown, string | undefined]>([
  [
    'error',
    'ResizeObserver loop completed with undelivered notifications.',
    'https://a.example:0:0',
  ],
  ['error', 'Script error.', ':0:0'],
  ['error', new Error('x'), 'chrome-extension://abc/content.js:1:2'],
  ['rejection', fromExtension, undefined],
  ['policy', 'script-src-elem refused safari-web-extension://abc/x.js', ':0'],
])('%s %s is noise', (kind, error, source) => {
  createReporter(endpoint, '5e6f7a8b')(kind, error, source);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test.each<[string, () => void]>([
  ['there is no sendBeacon', () => vi.stubGlobal('navigator', {})],
  [
    'sendBeacon throws',
    () => {
      sendBeacon.mockImplementation(() => {
        throw new TypeError('blocked');
      });
    },
  ],
])('nothing is thrown if %s', (_, prepare) => {
  prepare();
  expect(() => createReporter(endpoint, '5e6f7a8b')('error', new Error('one'))).not.toThrow();
});

test('a reason that cannot be converted to a string throws nothing', () => {
  expect(() =>
    createReporter(endpoint, '5e6f7a8b')('rejection', Object.create(null)),
  ).not.toThrow();
  expect(sendBeacon).not.toHaveBeenCalled();
});
