import { describe, expect, it } from 'vitest';
import type { ResellerTld } from '../../../schema/domain.ts';
import { findTlds, nextOrder, sortTlds } from './tldSort.ts';
import type { TldOrder } from './tldSort.ts';

const row = (extension: string, register: number, transfer: ResellerTld['transfer']) =>
  ({ extension, register, renew: 10, transfer, badge: 'sale' }) satisfies ResellerTld;

const rows = [row('com', 12.5, 12.5), row('ru', 5, 'free'), row('cc', 11, 11.7), row('icu', 5, 8)];
const names = (found: readonly ResellerTld[]) => found.map(({ extension }) => extension).join(' ');

describe('sortTlds', () => {
  it.each<[string, TldOrder | null, string]>([
    ['unchanged without an order', null, 'com ru cc icu'],
    ['by name', { column: 'extension', direction: 'ascending' }, 'cc com icu ru'],
    ['by name in reverse', { column: 'extension', direction: 'descending' }, 'ru icu com cc'],
    [
      'by value, not alphabetically',
      { column: 'register', direction: 'ascending' },
      'ru icu cc com',
    ],
    ['most expensive first', { column: 'register', direction: 'descending' }, 'com cc ru icu'],
    ['free before any price', { column: 'transfer', direction: 'ascending' }, 'ru icu cc com'],
    [
      'equal rows in their given order',
      { column: 'renew', direction: 'descending' },
      'com ru cc icu',
    ],
  ])('sorts the rows: %s', (_, order, expected) => {
    expect(names(sortTlds(rows, order))).toBe(expected);
    expect(names(rows)).toBe('com ru cc icu');
  });
});

describe('findTlds', () => {
  it.each([
    ['', 'com ru cc icu'],
    ['c', 'com cc icu'],
    ['.CC ', 'cc'],
    [' . ', 'com ru cc icu'],
    ['net', ''],
    ['(', ''],
  ])('%j finds %j', (filter, expected) => {
    expect(names(findTlds(rows, filter))).toBe(expected);
  });
});

describe('nextOrder', () => {
  it('sorts ascending first, descending on the second click, and ascending on another column', () => {
    const first = nextOrder(null, 'renew');
    const second = nextOrder(first, 'renew');
    expect(first).toEqual({ column: 'renew', direction: 'ascending' });
    expect(second).toEqual({ column: 'renew', direction: 'descending' });
    expect(nextOrder(second, 'renew')).toEqual(first);
    expect(nextOrder(second, 'transfer')).toEqual({ column: 'transfer', direction: 'ascending' });
  });
});
