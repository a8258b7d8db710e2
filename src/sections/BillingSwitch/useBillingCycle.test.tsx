// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BrowserRouter } from '../../routing/BrowserRouter.tsx';
import type { BillingCycle } from '../../schema/billingCycles.ts';
import { useBillingCycle } from './useBillingCycle.ts';

const both: BillingCycle[] = ['monthly', 'annually'];

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

function open(address: string, cycles = both) {
  window.history.replaceState({ key: 'entry' }, '', address);
  return renderHook(() => ({ billing: useBillingCycle(cycles) }), {
    wrapper: BrowserRouter,
  }).result;
}

test.each([
  ['/web-hosting', 'monthly'],
  ['/web-hosting?cycle=annually', 'annually'],
  ['/web-hosting?cycle=weekly', 'monthly'],
  ['/web-hosting?cycle=', 'monthly'],
  [`/web-hosting?cycle=${'annually'.repeat(100_000)}`, 'monthly'],
])('%.40s shows prices %s', (address, cycle) => {
  expect(open(address).current.billing[0]).toBe(cycle);
});

test('a cycle that the page does not offer is ignored', () => {
  expect(open('/vps?cycle=annually', ['monthly']).current.billing[0]).toBe('monthly');
});

test('the first cycle of the family is shown at first, and needs no query', async () => {
  const result = open('/web-hosting', ['annually', 'monthly']);
  expect(result.current.billing[0]).toBe('annually');
  await act(async () => result.current.billing[1]('monthly'));
  expect(window.location.search).toBe('?cycle=monthly');
  await act(async () => result.current.billing[1]('annually'));
  expect(window.location.search).toBe('');
});

test('choosing rewrites the query in the same history entry, and keeps the rest of the address', async () => {
  const result = open('/web-hosting?promocode=NY#plans');
  const entries = window.history.length;
  await act(async () => result.current.billing[1]('annually'));
  expect(result.current.billing[0]).toBe('annually');
  expect(window.location.search + window.location.hash).toBe('?promocode=NY&cycle=annually#plans');
  expect(window.history.state).toEqual({ key: 'entry' });
  expect(window.history.length).toBe(entries);
  await act(async () => result.current.billing[1]('monthly'));
  expect(window.location.search).toBe('?promocode=NY');
});
