import { expect, test } from 'vitest';
import { readOrigin, readPortalUrl, readPort } from './settings.ts';
import { UserError } from './user-error.ts';

test.each([
  ['1', 1],
  ['65535', 65_535],
  ['', 3000],
  [undefined, 3000],
])('reads PORT %j as %i', (value, port) => {
  expect(readPort({ PORT: value }, 'PORT', 3000)).toBe(port);
});

test.each(['0', '65536', '-1', '80.5', '1e3', '0x50', ' 80', 'http', '999999'])(
  'rejects PORT %j and names the variable',
  (value) => {
    expect(() => readPort({ PORT: value }, 'PORT', 3000)).toThrow(UserError);
    expect(() => readPort({ PORT: value }, 'PORT', 3000)).toThrow(/^PORT must be .*\.$/);
  },
);

test.each([
  ['https://portal.example', 'https://portal.example'],
  ['https://portal.example/', 'https://portal.example'],
  ['HTTP://Portal.example:8080', 'http://portal.example:8080'],
])('accepts %s as an origin', (value, origin) => {
  expect(readOrigin(value, 'PORTAL_URL')).toBe(origin);
});

test.each([
  'portal.example',
  'ftp://portal.example',
  'javascript:alert(1)',
  'https://portal.example/whmcs',
  'https://portal.example?x',
  'https://portal.example/?',
  'https://portal.example/#',
  'https://me:secret@portal.example',
  'https://',
  ' ',
])('rejects %j as an origin', (value) => {
  expect(() => readOrigin(value, 'PORTAL_URL')).toThrow(/^PORTAL_URL must be an origin/);
});

test('does not repeat a rejected origin, which may contain a password', () => {
  expect(() => readOrigin('https://me:secret@portal.example', 'PORTAL_URL')).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('secret') }),
  );
});

test.each([
  ['https://portal.example', 'https://portal.example'],
  ['https://www.example.com/clients/', 'https://www.example.com/clients'],
  ['http://localhost:4000/a/b', 'http://localhost:4000/a/b'],
])('accepts %s as a portal', (value, portal) => {
  expect(readPortalUrl(value, 'PORTAL_URL')).toBe(portal);
});

test.each([
  '',
  'portal.example',
  'ftp://a.example',
  'https://u:p@a.example/',
  'https://a.example/?b',
])('rejects %j as a portal', (value) => {
  expect(() => readPortalUrl(value, 'PORTAL_URL')).toThrow(/^PORTAL_URL must be an address/);
});
