// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { PageStateProvider } from '../../portal/PageState.tsx';
import { StaticRouter } from '../../routing/StaticRouter.tsx';
import { afterEach, expect, test, vi } from 'vitest';
import type { SectionProps } from '../section.ts';
import { DomainSearch } from './DomainSearch.tsx';
import type { schema } from './schema.ts';

vi.mock('#content/facts/domains.js', async () => ({
  default: (await import('../../site/testDomains.ts')).testDomains,
}));

const domainSearch: SectionProps<typeof schema> = {
  title: 'Search for a domain name',
  label: 'Domain name',
  placeholder: 'Type the domain you want',
  button: 'Search',
  tilesLabel: 'Extensions',
  more: ['Compare more extensions.'],
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Renders the search and responds to its portal call. */
async function open(response: () => Response | Promise<Response>) {
  const fetch = vi.fn(async () => response());
  vi.stubGlobal('fetch', fetch);
  await act(async () =>
    render(
      <StaticRouter>
        <PageStateProvider>
          <DomainSearch {...domainSearch} />
        </PageStateProvider>
      </StaticRouter>,
    ),
  );
  return fetch;
}

const tiles = () =>
  screen.getAllByRole('listitem').map((tile) => {
    const name = tile.querySelector('svg')?.getAttribute('aria-label');
    return `${name} ${tile.querySelector('a > span')?.textContent}`.trim();
  });

test('is a plain form: one required field, posted to the portal', async () => {
  await open(() => Response.json({}));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: domainSearch.label });
  expect([field.name, field.required, field.placeholder]).toEqual([
    'domain',
    true,
    'Type the domain you want',
  ]);
  expect(field.form?.method).toBe('post');
  expect(field.form?.getAttribute('action')).toBe('https://portal.test/domainchecker.php');
  expect([...(field.form?.elements ?? [])].filter((part) => part.hasAttribute('name'))).toEqual([
    field,
  ]);
});

test('tiles replace default prices with the portal’s, from one call', async () => {
  const fetch = await open(() =>
    Response.json({ xyz: { register: '322.00' }, top: { register: 'abc' } }),
  );
  expect(fetch).toHaveBeenCalledOnce();
  expect(tiles()).toEqual(['.com ৳1,000', '.xyz ৳322', '.top ৳200']);
});

test('default prices stay on failure, and unknown prices show no amount', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await open(() => new Response('', { status: 500 }));
  expect(log).toHaveBeenCalledWith('Error fetching domain prices', expect.any(Error));
  expect(tiles()).toEqual(['.com ৳1,000', '.xyz', '.top ৳200']);
});

test('each tile links to the portal’s cart', async () => {
  await open(() => Response.json({}));
  const links = screen.getAllByRole('link', { name: /^\.\w+/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: 3 }, () => 'https://portal.test/cart.php?a=add&domain=register'),
  );
});
