// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { StaticRouter } from '../../routing/StaticRouter.tsx';
import { afterEach, expect, it } from 'vitest';
import type { Block } from '../../schema/prose.ts';
import { site } from '../../site/site.ts';
import { Prose } from './Prose.tsx';

afterEach(cleanup);

const copy = { contents: 'Contents', linkTo: 'Link to:' };

function show(...blocks: Block[]) {
  return render(
    <StaticRouter>
      <Prose copy={copy} blocks={blocks} />
    </StaticRouter>,
  ).container;
}

it('gives a heading an id and a permalink', () => {
  show({ kind: 'heading', level: 3, id: 'how-to-ask', text: 'How to ask' });
  expect(screen.getByRole('heading', { level: 3, name: 'How to ask' }).id).toBe('how-to-ask');
  const link = screen.getByRole('link', { name: 'Link to: How to ask' });
  expect(link.getAttribute('href')).toBe('#how-to-ask');
});

it('renders bold, italic and code, and never reads text as HTML', () => {
  const container = show({
    kind: 'paragraph',
    children: [
      '<b>no</b> ',
      { kind: 'strong', children: ['very ', { kind: 'em', children: ['calm'] }] },
      { kind: 'code', text: '<script>' },
    ],
  });
  expect(container.textContent).toBe('<b>no</b> very calm<script>');
  expect(container.querySelector('strong em')?.textContent).toBe('calm');
  expect(container.querySelector('code')?.textContent).toBe('<script>');
  expect(container.querySelector('b, script')).toBeNull();
});

it.each([
  ['a page', '/vps', '/vps', `${site.url}/vps`],
  ['the portal', { portal: 'login' }, 'https://portal.test/login', 'https://portal.test/login'],
  [
    'an e-mail address, which the text already shows',
    { outside: 'email' },
    `mailto:${site.supportEmail}`,
    null,
  ],
  ['an anchor', '#end', '#end', null],
] as const)(
  'links to %s, with its address for print where the text lacks it',
  (_, to, href, address) => {
    show({ kind: 'paragraph', children: [{ kind: 'link', to, children: ['there'] }] });
    const link = screen.getByRole('link', { name: 'there' });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('data-address')).toBe(address);
  },
);

it('shows nested lists', () => {
  show({
    kind: 'list',
    ordered: true,
    items: [
      [{ kind: 'paragraph', children: ['One'] }],
      [
        { kind: 'paragraph', children: ['Two'] },
        { kind: 'list', ordered: false, items: [[{ kind: 'paragraph', children: ['Inner'] }]] },
      ],
    ],
  });
  const [outer, inner] = screen.getAllByRole('list');
  expect(outer?.tagName).toBe('OL');
  expect(inner?.tagName).toBe('UL');
  expect(outer?.contains(inner ?? null)).toBe(true);
});

it('labels tables, columns and rows, and makes tables scrollable by keyboard', () => {
  show({
    kind: 'table',
    caption: 'Records',
    head: [['Type'], ['For']],
    rows: [
      [['A'], ['web']],
      [['MX'], ['mail']],
    ],
  });
  const region = screen.getByRole('region', { name: 'Records' });
  expect(region.tabIndex).toBe(0);
  const table = within(region).getByRole('table', { name: 'Records' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
  expect(within(table).getByRole('rowheader', { name: 'MX' })).toBeTruthy();
  expect(within(table).getByRole('cell', { name: 'mail' })).toBeTruthy();
});

it('keeps line breaks in code', () => {
  const container = show({ kind: 'code', title: 'The record', text: 'one\n\n  two' });
  expect(screen.getByRole('figure').textContent).toContain('The record');
  expect(container.querySelector('pre')?.textContent).toBe('one\n\n  two\n');
});
