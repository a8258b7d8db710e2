import { expect, test } from 'vitest';
import { faultChoices, parseFault } from './faults.ts';

test.each([
  ['', 'none'],
  ['none', 'none'],
  ['html', { kind: 'html' }],
  ['delay-0', { kind: 'delay', ms: 0 }],
  ['delay-120000', { kind: 'delay', ms: 120_000 }],
  ['delay-120001', 'unknown'],
  ['status-400', { kind: 'status', code: 400 }],
  ['status-599', { kind: 'status', code: 599 }],
  ['redirect-307', { kind: 'redirect', code: 307 }],
  ['redirect-304', 'unknown'],
  ['status-200', 'unknown'],
  ['status-600', 'unknown'],
  ['status-', 'unknown'],
  ['delay', 'unknown'],
  ['toString', 'unknown'],
  ['HTML', 'unknown'],
])('parses %j as %j', (name, fault) => {
  expect(parseFault(name)).toEqual(fault);
});

test('every fault on the page is valid and has a description', () => {
  for (const { name, description } of faultChoices) {
    expect(parseFault(name)).toHaveProperty('kind');
    expect(description).toMatch(/\.$/);
  }
});
