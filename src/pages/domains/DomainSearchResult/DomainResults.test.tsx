// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StaticRouter } from '../../../routing/StaticRouter.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DomainResults } from './DomainResults.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ com: { register: '1400' }, net: { register: '1600' } }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(typed?: string) {
  const query = typed === undefined ? '' : `?${new URLSearchParams({ domain: typed })}`;
  await act(async () =>
    render(
      <StaticRouter location={`/domain-search-result${query}`}>
        <DomainResults />
      </StaticRouter>,
    ),
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Domain name' });
const rows = () =>
  screen
    .getAllByRole('link', { name: /^Order in the portal/ })
    .map((link) => link.closest('li')?.querySelector('p')?.textContent?.trim());
const links = () =>
  screen
    .getAllByRole('link', { name: /^Order in the portal/ })
    .map((link) => link.getAttribute('href'));

test('shows a price list and a search if there is no name', async () => {
  await open();
  expect(field().value).toBe('');
  expect(rows()).toEqual(['.com', '.xyz', '.top', '.info', '.shop', '.online']);
  expect(new Set(links())).toEqual(new Set(['https://portal.test/cart.php?a=add&domain=register']));
  expect(screen.getByText('৳1,400')).toBeTruthy();
  expect(screen.getByText('Price in the portal')).toBeTruthy();
});

test('combines a name with every extension, in the list and in cart links', async () => {
  await open('My Shop');
  expect(field().value).toBe('My Shop');
  expect(rows()).toHaveLength(6);
  expect(rows()[0]).toBe('myshop.com');
  expect(links()[0]).toBe('https://portal.test/cart.php?a=add&domain=register&query=myshop.com');
  expect(screen.getByText(/^Capitals became small letters/)).toBeTruthy();
  expect(screen.getByText(/^Spaces were taken out/)).toBeTruthy();
});

test('puts an extension the visitor typed first, with its price if the portal has one', async () => {
  await open('myshop.net');
  expect(rows().slice(0, 2)).toEqual(['myshop.net Your ending', 'myshop.com']);
  expect(screen.getByText('৳1,600')).toBeTruthy();
});

test('lists a known extension only once', async () => {
  await open('myshop.top');
  expect(rows()).toEqual([
    'myshop.top Your ending',
    'myshop.com',
    'myshop.xyz',
    'myshop.info',
    'myshop.shop',
    'myshop.online',
  ]);
});

test('explains an invalid name and keeps what was typed', async () => {
  await open('আমার দোকান');
  expect(field().value).toBe('আমার দোকান');
  expect(screen.getByText('We can only look up plain letters here')).toBeTruthy();
  expect(rows()[0]).toBe('.com');
});
