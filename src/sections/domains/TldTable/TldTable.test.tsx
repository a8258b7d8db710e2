// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from '../../../routing/StaticRouter.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { fillPlaceholders } from '../../../site/fillPlaceholders.ts';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import type { ResellerTld } from '../../../schema/domain.ts';
import { TldTable } from './TldTable.tsx';

afterEach(cleanup);

const example = readFileSync(path.join(import.meta.dirname, 'example.yaml'), 'utf8');
const copy = parse(example) as SectionProps<typeof schema>;

const rows = vi.hoisted((): ResellerTld[] => [
  { extension: 'com', register: 12.5, renew: 12.5, transfer: 12.5, badge: 'popular' },
  { extension: 'ru', register: 5, renew: 6.5, transfer: 'free', badge: 'sale' },
  { extension: 'xyz', register: 14.7, renew: 18.3, transfer: 14.7, badge: 'sale' },
  { extension: 'icu', register: 1.5, renew: 10, transfer: 8, badge: 'sale' },
]);
vi.mock('../../../site/domains.ts', () => ({ resellerTlds: rows }));

const table = (
  <StaticRouter>
    <TldTable {...copy} />
  </StaticRouter>
);

/** The extensions as the table shows them. */
const shown = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);

test('is a complete table without controls before hydration', () => {
  const html = renderToStaticMarkup(table);
  expect(html).not.toContain('<button');
  expect(html.match(/<th scope="row"/g)).toHaveLength(rows.length);
});

test('shows dollars with two decimals, a badge on each row, and free transfers', () => {
  render(table);
  const { badges, free } = copy;
  for (const name of [
    `.com ${badges.popular} $12.50 $12.50 $12.50`,
    `.ru ${badges.sale} $5.00 $6.50 ${free}`,
  ]) {
    expect(screen.getByRole('row', { name })).toBeTruthy();
  }
});

test('sorts by a column and tells screen readers', async () => {
  render(table);
  const column = screen.getByRole('columnheader', { name: copy.columns.register });
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
  const filter = screen.getByRole('searchbox', { name: copy.filter });
  await userEvent.type(filter, '.CO');
  expect(shown()).toEqual([`.com ${copy.badges.popular}`]);
  expect(screen.getByRole('status').textContent).toBe(
    fillPlaceholders(copy.count, { shown: '1', all: String(rows.length) }),
  );
  await userEvent.type(filter, 'zz');
  expect(shown()).toEqual([]);
  expect(screen.getByText(fillPlaceholders(copy.nothing, { wanted: '.COzz' }))).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: copy.clear }));
  expect(shown()).toHaveLength(rows.length);
});
