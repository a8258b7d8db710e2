import { expect, test } from 'vitest';
import { faultChoices, parseFault } from './faults.ts';

test.each([
  ['', undefined],
  ['none', undefined],
  ['html', { kind: 'html' }],
  ['delay-0', { kind: 'delay', number: 0 }],
  ['delay-120000', { kind: 'delay', number: 120_000 }],
  ['status-400', { kind: 'status', number: 400 }],
  ['status-599', { kind: 'status', number: 599 }],
  ['redirect-307', { kind: 'redirect', number: 307 }],
])('parses %j as %j', (name, fault) => {
  expect(parseFault(name)).toEqual(fault);
});

test.each([
  'delay-120001',
  'redirect-304',
  'status-200',
  'status-600',
  'status-',
  'delay',
  'toString',
  'HTML',
])('%j is no fault', (name) => {
  expect(() => parseFault(name)).toThrow(`There is no fault “${name}”. Use one of: delay-<0 to`);
});

test('every fault on the page is valid and has a description', () => {
  for (const [name, description] of Object.entries(faultChoices)) {
    expect(parseFault(name)).toHaveProperty('kind');
    expect(description).toMatch(/\.$/);
  }
});
