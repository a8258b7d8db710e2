import { expect, test } from 'vitest';
import { readLocalSettings } from './settings.ts';

test('the portal is the sandbox unless PORTAL_URL is set', () => {
  expect(readLocalSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    portalUrl: 'http://localhost:4000',
    sandboxPort: 4000,
    sandboxFolder: '',
  });
  expect(readLocalSettings({ PORTAL_URL: '', SANDBOX_PORT: '4100' })).toMatchObject({
    portalUrl: 'http://localhost:4100',
    sandboxPort: 4100,
  });
});

test('other machines cannot connect unless HOST says so', () => {
  expect(readLocalSettings({ HOST: '' }).host).toBe('127.0.0.1');
  expect(readLocalSettings({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
});

test('PORTAL_URL replaces the sandbox', () => {
  expect(readLocalSettings({ PORTAL_URL: 'HTTPS://Portal.example/' })).toMatchObject({
    portalUrl: 'https://portal.example',
    sandboxPort: undefined,
  });
  for (const url of ['portal.example', 'https://portal.example/?a=b']) {
    expect(() => readLocalSettings({ PORTAL_URL: url })).toThrow(/^PORTAL_URL must be an address/);
  }
});

test('the site and the sandbox need different ports', () => {
  expect(() => readLocalSettings({ PORT: '4000' })).toThrow(/^PORT and SANDBOX_PORT are both 4000/);
  expect(() => readLocalSettings({ SANDBOX_PORT: 'x' })).toThrow(/^SANDBOX_PORT must be/);
  const realPortal = { PORT: '4000', PORTAL_URL: 'https://portal.example' };
  expect(readLocalSettings(realPortal).port).toBe(4000);
});

test('the sandbox can be in a folder, like a real portal', () => {
  expect(readLocalSettings({ SANDBOX_FOLDER: '/clients' })).toMatchObject({
    portalUrl: 'http://localhost:4000/clients',
    sandboxFolder: '/clients',
  });
  expect(() => readLocalSettings({ SANDBOX_FOLDER: 'clients' })).toThrow(/^SANDBOX_FOLDER must be/);
});
