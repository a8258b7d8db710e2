import { expect, test } from 'vitest';
import { fillPlaceholders } from './fillPlaceholders.ts';

test('every {name} is replaced by its value', () => {
  expect(
    fillPlaceholders('Save {percent}% on {name}, {name}!', { percent: '0', name: 'VPS' }),
  ).toBe('Save 0% on VPS, VPS!');
});

test('a name without a value stays as it is', () => {
  expect(fillPlaceholders('{known} {unknown}', { known: '1' })).toBe('1 {unknown}');
});

test('a value is inserted literally', () => {
  expect(fillPlaceholders('{message}', { message: '$& {message} $1' })).toBe('$& {message} $1');
});
