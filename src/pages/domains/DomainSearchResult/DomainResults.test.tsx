// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { StaticRouter } from '../../../routing/StaticRouter.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import searchResult from '../../../content/en/domains/domain-search-result.yaml';
import type { PageCopy } from '../../../content/schema/copy.ts';
import { DomainResults } from './DomainResults.tsx';

vi.mock('../../../content/domains.yaml', async () => ({
  default: (await import('../../../content/testDomains.ts')).testDomains,
}));

const copy = searchResult as PageCopy<'domains/domain-search-result'>;

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
        <DomainResults copy={copy} />
      </StaticRouter>,
    ),
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: copy.form.label });
const orderLinks = () =>
  screen.getAllByRole('link', { name: (name: string) => name.startsWith(copy.order) });
const rows = () =>
  orderLinks().map((link) => link.closest('li')?.querySelector('p')?.textContent?.trim());
const links = () => orderLinks().map((link) => link.getAttribute('href'));

test('shows a price list and a search if there is no name', async () => {
  await open();
  expect(field().value).toBe('');
  expect(rows()).toEqual(['.com', '.xyz', '.top', '.shop']);
  expect(new Set(links())).toEqual(new Set(['https://portal.test/cart.php?a=add&domain=register']));
  expect(screen.getByText('৳1,400')).toBeTruthy();
  expect(screen.getByText(copy.unknownPrice)).toBeTruthy();
});

test('combines a name with every extension, in the list and in cart links', async () => {
  await open('My Shop');
  expect(field().value).toBe('My Shop');
  expect(rows()).toHaveLength(4);
  expect(rows()[0]).toBe('myshop.com');
  expect(links()[0]).toBe('https://portal.test/cart.php?a=add&domain=register&query=myshop.com');
  expect(screen.getByText(copy.changes.capitals)).toBeTruthy();
  expect(screen.getByText(copy.changes.spaces)).toBeTruthy();
});

test('puts an extension the visitor typed first, with its price if the portal has one', async () => {
  await open('myshop.net');
  expect(rows().slice(0, 2)).toEqual([`myshop.net ${copy.typedEnding}`, 'myshop.com']);
  expect(screen.getByText('৳1,600')).toBeTruthy();
});

test('lists a known extension only once', async () => {
  await open('myshop.top');
  expect(rows()).toEqual([
    `myshop.top ${copy.typedEnding}`,
    'myshop.com',
    'myshop.xyz',
    'myshop.shop',
  ]);
});

test('explains an invalid name and keeps what was typed', async () => {
  await open('আমার দোকান');
  expect(field().value).toBe('আমার দোকান');
  expect(screen.getByText(copy.obstacles.script.title)).toBeTruthy();
  expect(rows()[0]).toBe('.com');
});
