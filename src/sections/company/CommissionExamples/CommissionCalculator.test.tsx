// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CommissionCalculator } from './CommissionCalculator.tsx';

vi.mock('#content/facts/rules.js', () => ({
  default: { affiliate: { sharePercent: 10, delayDays: 3, minimumPayoutTaka: 250 } },
}));

afterEach(cleanup);

const copy = {
  price: 'Price',
  orders: 'Orders',
  each: '{each} each',
  payable: 'Enough',
  notYet: 'Takes {count}',
  missing: 'Type a number',
};
const price = () => screen.getByRole('spinbutton', { name: 'Price' });
const orders = () => screen.getByRole('spinbutton', { name: 'Orders' });
const result = () => screen.getByRole('status').textContent;

async function type(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('starts with one order at the given price', () => {
  render(<CommissionCalculator copy={copy} price={1000} />);
  expect(result()).toBe('৳100৳100 eachTakes 3');
});

test('adds up orders and says when they can be paid out', async () => {
  render(<CommissionCalculator copy={copy} price={1000} />);
  await type(orders(), '2');
  expect(result()).toBe('৳200৳100 eachTakes 3');
  await type(orders(), '3');
  expect(result()).toBe('৳300৳100 eachEnough');
  await type(price(), '499.5');
  expect(result()).toBe('৳149.85৳49.95 eachTakes 6');
});

test.each([
  ['', '2'],
  ['0', '2'],
  ['-5', '2'],
  ['1e12', '2'],
  ['100', '1.5'],
  ['100', '0'],
])('asks for numbers in range instead of %j and %j', async (typedPrice, typedOrders) => {
  render(<CommissionCalculator copy={copy} price={1000} />);
  await userEvent.clear(price());
  if (typedPrice !== '') await userEvent.type(price(), typedPrice);
  await type(orders(), typedOrders);
  expect(result()).toBe('Type a number');
});
