import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readPort, readStartSettings, readWorkers } from './settings.ts';
import { StartError } from './start-error.ts';

describe('ports', () => {
  test.each([
    ['1', 1],
    ['65535', 65_535],
    ['', 3000],
    [undefined, 3000],
  ])('PORT %j is %i', (value, port) => {
    expect(readPort({ PORT: value }, 'PORT', 3000)).toBe(port);
  });

  test.each(['0', '65536', '-1', '80.5', '1e3', '0x50', ' 80', 'http', '999999'])(
    'PORT %j is refused by name',
    (value) => {
      expect(() => readPort({ PORT: value }, 'PORT', 3000)).toThrow(StartError);
      expect(() => readPort({ PORT: value }, 'PORT', 3000)).toThrow(/^PORT must be .*\.$/);
    },
  );
});

describe('the portal', () => {
  test('is the sandbox unless a portal is named', () => {
    expect(readStartSettings({})).toEqual({
      port: 3000,
      host: undefined,
      portal: { kind: 'sandbox', port: 4000 },
    });
    expect(readStartSettings({ PORTAL_URL: '', SANDBOX_PORT: '4100' }).portal).toEqual({
      kind: 'sandbox',
      port: 4100,
    });
  });

  test.each([
    ['https://portal.example', 'https://portal.example'],
    ['https://portal.example/', 'https://portal.example'],
    ['HTTP://Portal.example:8080', 'http://portal.example:8080'],
  ])('%s is an origin', (value, url) => {
    expect(readStartSettings({ PORTAL_URL: value }).portal).toEqual({ kind: 'external', url });
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
  ])('%j is no origin', (value) => {
    expect(() => readStartSettings({ PORTAL_URL: value })).toThrow(/^PORTAL_URL must be an origin/);
  });

  test('a refused address is not repeated, since it may hold a password', () => {
    expect(() => readStartSettings({ PORTAL_URL: 'https://me:secret@portal.example' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') }),
    );
  });

  test('the site and the sandbox need a port each', () => {
    expect(() => readStartSettings({ PORT: '4000' })).toThrow(/both 4000/);
    const real = { PORT: '4000', PORTAL_URL: 'https://portal.example' };
    expect(readStartSettings(real).port).toBe(4000);
  });
});

test.each([
  [undefined, 1],
  ['3', 3],
  ['max', availableParallelism()],
])('WORKERS %j is %i', (value, count) => {
  expect(readWorkers({ WORKERS: value })).toBe(count);
});

test.each(['0', '-1', '1.5', 'all', '1000'])('WORKERS %j is refused', (value) => {
  expect(() => readWorkers({ WORKERS: value })).toThrow(/^WORKERS must be/);
});
