import { expect, test } from 'vitest';
import { chooseEncoding } from './accept-encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=0.8', 'gzip'],
  ['gzip;q=0.1', 'gzip'],
  ['identity, gzip;q=0.5', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['*;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['identity;q=0, br;q=0.2', 'br'],
  ['identity;q=0', 'identity'],
  ['br;q=2, gzip', 'gzip'],
  ['br ; q=0.0 , gzip ; Q=0.3', 'gzip'],
  ['zstd', 'identity'],
])('%j selects %s', (header, encoding) => {
  expect(chooseEncoding(header, () => true)).toBe(encoding);
});

test('an encoding without a compressed file is skipped', () => {
  expect(chooseEncoding('br, gzip;q=0.5', (name) => name !== 'br')).toBe('gzip');
  expect(chooseEncoding('br, gzip', (name) => name === 'identity')).toBe('identity');
});
