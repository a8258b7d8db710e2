import { expect, test } from 'vitest';
import { readFlags } from './flags.ts';

const definitions = {
  path: { type: 'string' },
  json: { type: 'boolean', short: 'j' },
} as const;

test.each<[string[], object]>([
  [[], {}],
  [['--path', '/a', '--json'], { path: '/a', json: true }],
  [['--path=/a', '-j'], { path: '/a', json: true }],
  [['--path', '/a', '--path', '/b'], { path: '/b' }],
])('parses %j', (args, flags) => {
  expect({ ...readFlags(args, definitions, 'npm run x') }).toEqual(flags);
});

test.each<[string[], string]>([
  [['--fast'], '"--fast" is not an option of npm run x; npm run x -- --help lists all options.'],
  [
    ['--constructor'],
    '"--constructor" is not an option of npm run x; npm run x -- --help lists all options.',
  ],
  [['a'], '"a" is not an option of npm run x; npm run x -- --help lists all options.'],
  [['--path'], '--path needs a value, e.g. --path VALUE.'],
  [['--path='], '--path needs a value, e.g. --path VALUE.'],
  [['--json=no'], '--json takes no value; write --json alone.'],
])('rejects %j', (args, message) => {
  expect(() => readFlags(args, definitions, 'npm run x')).toThrow(message);
});

test('suggests --help without npm’s -- for a program that npm does not run', () => {
  expect(() => readFlags(['--fast'], definitions, 'node x.js')).toThrow('; node x.js --help lists');
});
