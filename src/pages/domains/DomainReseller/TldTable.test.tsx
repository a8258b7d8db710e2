// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../../routing/StaticRouter.tsx';
import { afterEach, expect, test } from 'vitest';
import { resellerTlds } from '../../../content/domains.ts';
import { TldTable } from './TldTable.tsx';

afterEach(cleanup);

const table = (
  <StaticRouter>
    <TldTable rows={resellerTlds} />
  </StaticRouter>
);

/** The extensions as the table shows them. */
const shown = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);

test('is a complete table without controls before hydration', () => {
  const html = renderToStaticMarkup(table);
  expect(html).not.toContain('<button');
  expect(html.match(/<th scope="row"/g)).toHaveLength(13);
});

test('shows dollars with two decimals, a badge on each row, and free transfers', () => {
  render(table);
  expect(screen.getByRole('row', { name: '.com Popular $12.50 $12.50 $12.50' })).toBeTruthy();
  expect(screen.getByRole('row', { name: '.ru Sale $5.00 $6.50 free' })).toBeTruthy();
});

test('sorts by a column and tells screen readers', async () => {
  render(table);
  const column = screen.getByRole('columnheader', { name: 'Register' });
  expect(column.getAttribute('aria-sort')).toBe('none');
  await userEvent.click(within(column).getByRole('button'));
  expect(column.getAttribute('aria-sort')).toBe('ascending');
  expect(shown()[0]).toContain('.icu');
  await userEvent.click(within(column).getByRole('button'));
  expect(column.getAttribute('aria-sort')).toBe('descending');
  expect(shown()[0]).toContain('.xyz');
});

test('filters extensions, and says so if none match', async () => {
  render(table);
  const filter = screen.getByRole('searchbox', { name: 'Find an ending' });
  await userEvent.type(filter, '.CO');
  expect(shown()).toEqual(['.com Popular']);
  expect(screen.getByRole('status').textContent).toBe('1 of 13 endings');
  await userEvent.type(filter, 'zz');
  expect(shown()).toEqual([]);
  expect(screen.getByText(/holds “\.COzz”/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all endings' }));
  expect(shown()).toHaveLength(13);
});
