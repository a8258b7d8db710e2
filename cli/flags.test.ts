import { expect, test } from 'vitest';
import { readFlags } from './flags.ts';

const known = {
  path: { type: 'string' },
  json: { type: 'boolean', short: 'j' },
} as const;

test.each<[string[], object]>([
  [[], {}],
  [['--path', '/a', '--json'], { path: '/a', json: true }],
  [['--path=/a', '-j'], { path: '/a', json: true }],
  [['--path', '/a', '--path', '/b'], { path: '/b' }],
])('%j is read', (args, flags) => {
  expect({ ...readFlags(args, known, 'npm run x') }).toEqual(flags);
});

test.each<[string[], string]>([
  [['--fast'], '"--fast" is not an option of npm run x; npm run x -- --help lists them.'],
  [
    ['--constructor'],
    '"--constructor" is not an option of npm run x; npm run x -- --help lists them.',
  ],
  [['a'], '"a" is not an option of npm run x; npm run x -- --help lists them.'],
  [['--path'], '--path needs a value behind it.'],
  [['--path='], '--path needs a value behind it.'],
  [['--json=no'], '--json takes no value.'],
])('%j is refused', (args, message) => {
  expect(() => readFlags(args, known, 'npm run x')).toThrow(message);
});
