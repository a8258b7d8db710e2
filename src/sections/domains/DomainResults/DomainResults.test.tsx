// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { PageStateProvider } from '../../../portal/PageState.tsx';
import { StaticRouter } from '../../../routing/StaticRouter.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageData } from '#content/page-data.js';
import domainPrices from '#content/words/domain-prices.js';
import obstacles from '#content/words/domain-obstacles.js';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import { DomainResults } from './DomainResults.tsx';

vi.mock('#content/facts/domains.js', async () => ({
  default: (await import('../../../site/testDomains.ts')).testDomains,
}));

const copy = {
  ...(pageData['/domain-search-result']?.sections[0] as unknown as SectionProps<typeof schema>),
  drawing: () => null,
};

beforeEach(() => {
  vi.stubGlobal('fetch', async () =>
    Response.json({
      com: { register: '1400', renew: '1500', transfer: '1300' },
      net: { register: '1600' },
      'xn--54b7fta0cc': { register: '800' },
    }),
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
        <PageStateProvider>
          <DomainResults {...copy} />
        </PageStateProvider>
      </StaticRouter>,
    ),
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: copy.form.label });
const orderLinks = () =>
  screen.getAllByRole('link', { name: (name: string) => name.startsWith(copy.order) });
const rows = () =>
  orderLinks().map((link) => link.closest('tr')?.querySelector('th')?.textContent?.trim());
/** The prices of a row: register, renew, transfer, three years. */
const pricesOf = (index: number) =>
  [...(orderLinks()[index]?.closest('tr')?.querySelectorAll('td') ?? [])]
    .slice(0, -1)
    .map((cell) => cell.textContent);
const { unknown, unknownInBrief } = domainPrices;
const dash = `${unknownInBrief}${unknown}`;
const links = () => orderLinks().map((link) => link.getAttribute('href'));

test('shows a price list and a search if there is no name', async () => {
  await open();
  expect(field().value).toBe('');
  expect(rows()).toEqual(['.com', '.xyz', '.top', '.shop']);
  expect(new Set(links())).toEqual(new Set(['https://portal.test/cart.php?a=add&domain=register']));
  expect(pricesOf(0)).toEqual(['৳1,400', '৳1,500', '৳1,300', '৳4,400']);
  // Neither we nor the portal know what .xyz costs, and .top has only our default price.
  expect(pricesOf(1)).toEqual([unknown, dash, dash, dash]);
  expect(pricesOf(2)).toEqual(['৳200', dash, dash, dash]);
});

test('in an outage shows list prices, says so, and drops columns without any price', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  vi.spyOn(console, 'error').mockReturnValue();
  await open('myshop');
  expect(screen.getByText(domainPrices.listPrices).closest('[data-state="error"]')).toBeTruthy();
  const empty = [...document.querySelectorAll('thead [data-empty]')].map((th) => th.textContent);
  expect(empty).toEqual([
    domainPrices.columns.renew,
    domainPrices.columns.transfer,
    domainPrices.columns.years,
  ]);
  expect(document.querySelectorAll('tbody [data-empty]')).toHaveLength(3 * rows().length);
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
  expect(rows().slice(0, 2)).toEqual([`myshop.net ${copy.typedExtension}`, 'myshop.com']);
  expect(pricesOf(0)).toEqual(['৳1,600', dash, dash, dash]);
});

test('lists a known extension only once', async () => {
  await open('myshop.top');
  expect(rows()).toEqual([
    `myshop.top ${copy.typedExtension}`,
    'myshop.com',
    'myshop.xyz',
    'myshop.shop',
  ]);
});

test('shows a name in Bangla with its ASCII form, which the portal gets', async () => {
  await open('নকশি.বাংলা');
  expect(field().value).toBe('নকশি.বাংলা');
  expect(screen.getByRole('heading', { name: 'নকশি' })).toBeTruthy();
  const ascii = 'xn--p5b1b3bvb.xn--54b7fta0cc';
  expect(rows()[0]).toContain('নকশি.বাংলা');
  expect(rows()[0]).toContain(ascii);
  expect(rows()[1]).toContain('xn--p5b1b3bvb.com');
  expect(pricesOf(0)[0]).toBe('৳800');
  expect(links()[0]).toBe(`https://portal.test/cart.php?a=add&domain=register&query=${ascii}`);
});

test('explains an invalid name and keeps what was typed', async () => {
  await open('\u09CDকলম');
  expect(field().value).toBe('\u09CDকলম');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(obstacles.script.title)).toBeTruthy();
  expect(rows()[0]).toBe('.com');
});
