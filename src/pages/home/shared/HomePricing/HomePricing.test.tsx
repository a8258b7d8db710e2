// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { StaticRouter } from '../../../../routing/StaticRouter.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HomePricing } from './HomePricing.tsx';

let calls: string[];
let answer: (response: Response) => Promise<void>;

beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url);
    return new Promise((resolve) => {
      answer = (response) => act(async () => resolve(response));
    });
  });
  render(
    <StaticRouter>
      <HomePricing />
    </StaticRouter>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const card = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('article') ?? document.body);

test('shows a spinner, then the monthly prices from one call', async () => {
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  await answer(
    Response.json({
      52: { pricing: { monthly: '75.00' } },
      57: { pricing: { monthly: '-1.00' } },
      62: { pricing: { monthly: '14,500.50' } },
    }),
  );
  expect(calls).toEqual(['https://portal.test/setu/api/products/52,57,34,62']);
  expect(screen.queryByText('Loading...')).toBeNull();
  expect(card('Web Hosting').getByText('৳75')).toBeTruthy();
  expect(card('Reseller Hosting').getByText('৳0')).toBeTruthy();
  expect(card('VPS Hosting').getByText('৳0')).toBeTruthy();
  expect(card('Dedicated Servers').getByText('৳14,500.50')).toBeTruthy();
});

test('shows an error and contact links instead of the cards', async () => {
  await answer(new Response('', { status: 503 }));
  expect(screen.getByRole('alert').textContent).toBe(
    'Error loading prices: HTTP error! Status: 503',
  );
  expect(screen.queryByRole('article')).toBeNull();
  expect(screen.getByRole('link', { name: 'Ask us for a price' }).getAttribute('href')).toBe(
    '/contact-us',
  );
});
