import { describe, expect, test } from 'vitest';
import { site } from '../../src/site/site.ts';
import { readOptions } from './doctor.ts';

const defaults = {
  portal: site.portalUrl,
  origin: site.url,
  json: false,
  quiet: false,
  timeoutSeconds: 10,
};

describe('options', () => {
  test.each<[string, string[], Record<string, string>, object]>([
    ['none', [], {}, {}],
    ['PORTAL_URL', [], { PORTAL_URL: 'https://a.example' }, { portal: 'https://a.example' }],
    ['an empty PORTAL_URL', [], { PORTAL_URL: '' }, {}],
    [
      '--portal over PORTAL_URL',
      ['--portal', 'https://b.example/'],
      { PORTAL_URL: 'https://a.example' },
      { portal: 'https://b.example' },
    ],
    ['--origin', ['--origin', 'https://www.a.example'], {}, { origin: 'https://www.a.example' }],
    [
      '--json and --timeout',
      ['--json', '--timeout', '0.5'],
      {},
      { json: true, timeoutSeconds: 0.5 },
    ],
    ['--quiet', ['--quiet'], {}, { quiet: true }],
  ])('%s', (_, args, environment, expected) => {
    expect(readOptions(args, environment)).toEqual({ ...defaults, ...expected });
  });

  test.each(['--help', '-h'])('%s requests help', (flag) => {
    expect(readOptions([flag], {})).toBe('help');
  });

  test.each<[string[], RegExp]>([
    [['--portal', 'portal.example'], /^--portal must be an address/],
    [['--origin', 'https://u:p@a.example'], /^--origin must be an origin/],
    [['--timeout', '0'], /^--timeout must be/],
    [['--timeout', '1e9'], /^--timeout must be/],
    [['--timeout', 'soon'], /^--timeout must be .* \(got "soon"\)\.$/],
  ])('%j is rejected in one sentence', (args, message) => {
    expect(() => readOptions(args, {})).toThrow(message);
  });

  test('a bad PORTAL_URL is named in the message', () => {
    expect(() => readOptions([], { PORTAL_URL: 'portal' })).toThrow(/^PORTAL_URL must be/);
  });
});
