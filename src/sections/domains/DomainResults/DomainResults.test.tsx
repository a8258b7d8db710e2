// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, cleanup, render, screen } from '@testing-library/react';
import { PageStateProvider } from '../../../portal/PageState.tsx';
import { StaticRouter } from '../../../routing/StaticRouter.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import domainPrices from '#content/words/domain-prices.js';
import obstacles from '#content/words/domain-obstacles.js';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import { DomainResults } from './DomainResults.tsx';

vi.mock('#content/facts/domains.js', async () => ({
  default: (await import('../../../site/testDomains.ts')).testDomains,
}));

const example = readFileSync(path.join(import.meta.dirname, 'example.yaml'), 'utf8');
const copy = {
  ...(parse(example) as SectionProps<typeof schema>),
  drawing: () => null,
};

const prices = {
  com: { register: '1400', renew: '1500', transfer: '1300' },
  net: { register: '1600' },
  'xn--54b7fta0cc': { register: '800' },
};

/** The names of each call for availability, in order. */
let asked: string[][];

/** A portal that answers calls for availability in its own way; by default it has no such call. */
function portal(answer: (names: string[]) => Response | Promise<Response> = notFound) {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const names = new URL(url).searchParams.get('names')?.split(',');
    if (!names) return Response.json(prices);
    asked.push(names);
    return answer(names);
  });
}
const notFound = () => new Response('', { status: 404 });

/** Names are free, except those listed. */
const taken =
  (...others: string[]) =>
  (names: string[]) =>
    Response.json(
      Object.fromEntries(names.map((name) => [name, { available: !others.includes(name) }])),
    );

beforeEach(() => portal());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function page(typed?: string) {
  const query = typed === undefined ? '' : `?${new URLSearchParams({ domain: typed })}`;
  return (
    <StaticRouter location={`/domain-search-result${query}`}>
      <PageStateProvider>
        <DomainResults {...copy} />
      </PageStateProvider>
    </StaticRouter>
  );
}
async function open(typed?: string) {
  return act(async () => render(page(typed)));
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: copy.form.label });
/** The links of the price table. */
const orderLinks = () =>
  screen
    .getAllByRole('link', { name: (name: string) => name.startsWith(copy.order) })
    .filter((link) => link.closest('tr'));
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

/** The large answers, each with its heading, its details and its link or form. */
const answers = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.closest('li'))
    .filter((item) => item !== null)
    .map((item) => ({
      heading: item.querySelector('h2')?.textContent?.trim(),
      details: [...item.querySelectorAll('p')].map((line) => line.textContent),
      link: item.querySelector('a')?.getAttribute('href'),
      posts: item.querySelector<HTMLInputElement>('form input')?.value,
    }));
const cart = 'https://portal.test/cart.php?a=add&domain=';
const otherNames = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('th')?.textContent);
const announced = () =>
  screen.getAllByRole('status').flatMap(({ textContent }) => textContent || []);

test('nothing is asked without a name, and no name is called available', async () => {
  portal(taken());
  await open();
  expect(asked).toEqual([]);
  expect(screen.queryByText(copy.alternatives.free)).toBeNull();
});

test('a portal without the call gets one question, and nothing is claimed', async () => {
  await open('myshop');
  expect(asked).toEqual([['myshop.com']]);
  expect(answers()).toMatchObject([
    { heading: 'myshop.com', link: `${cart}register&query=myshop.com` },
  ]);
  expect(announced()).toEqual([]);
  expect(document.body.textContent).not.toMatch(/available|taken|check availability…/i);
});

test('a free name has its price, its renewal and a link to the cart', async () => {
  portal(taken());
  await open('My Shop');
  expect(answers()).toEqual([
    {
      heading: 'myshop.com is available',
      details: ['৳1,400 for the first year', 'Then ৳1,500 a year'],
      link: `${cart}register&query=myshop.com`,
      posts: undefined,
    },
  ]);
  expect(announced()[0]).toBe('myshop.com is available.');
});

test('a taken name can be transferred', async () => {
  portal(taken('myshop.com', 'myshop.net'));
  await open('myshop.com, myshop.net');
  expect(answers()).toMatchObject([
    {
      heading: 'myshop.com is taken',
      details: [copy.answer.yours, 'Move it to us for ৳1,300.'],
      link: `${cart}transfer&query=myshop.com`,
    },
    { details: [copy.answer.yours, copy.answer.transferAtCart] },
  ]);
});

test.each<[string, () => Response | Promise<Response>]>([
  ['null', () => Response.json({ 'myshop.com': { available: null } })],
  ['a premium price', () => Response.json({ 'myshop.com': { available: true, premium: true } })],
  ['nothing about it', () => Response.json({ 'myshop.net': { available: true } })],
  ['an error', () => new Response('', { status: 503 })],
  ['too many requests', () => new Response('', { status: 429 })],
  ['garbage', () => new Response('<html>')],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('on %s the name can be checked in the portal', async (_, answer) => {
  portal(answer);
  await open('myshop');
  expect(answers()).toMatchObject([
    { heading: 'We couldn’t check myshop.com', posts: 'myshop.com', link: undefined },
  ]);
  expect(announced()).toEqual(['We couldn’t check myshop.com.']);
});

test('other names are asked after the visitor’s own, and free ones come first', async () => {
  portal(taken('myshop.top', 'myshopbd.com'));
  await open('myshop');
  // Extensions without a price are not asked.
  expect(asked).toEqual([
    ['myshop.com'],
    ['myshop.top', 'myshop.shop', 'myshopbd.com', 'mymyshop.com'],
  ]);
  expect(otherNames()).toEqual([
    `myshop.shop ${copy.alternatives.free}`,
    `mymyshop.com ${copy.alternatives.free}`,
    'myshop.xyz ',
    `myshop.top ${copy.alternatives.taken}`,
    `myshopbd.com ${copy.alternatives.taken}`,
  ]);
  expect(announced()[1]).toBe('More available names: 2');
});

test('several names are asked at once, and have no alternatives', async () => {
  portal(taken());
  await open('myshop.com নকশি.com');
  expect(asked).toEqual([['myshop.com', 'xn--p5b1b3bvb.com']]);
  expect(answers()).toMatchObject([
    { heading: 'myshop.com is available' },
    {
      heading: 'নকশি.com is available',
      details: [expect.stringContaining('xn--p5b1b3bvb.com'), expect.anything(), expect.anything()],
    },
  ]);
});

test('while it waits there are outlines, and an old answer never replaces a newer one', async () => {
  const pending = new Map<string, (response: Response) => void>();
  portal(
    ([name = '']) =>
      new Promise((resolve) => {
        pending.set(name, resolve);
      }),
  );
  const { rerender } = await open('old');
  expect(answers()).toMatchObject([
    { heading: `old.com ${copy.answer.checking}`, link: undefined },
  ]);
  expect(announced()).toEqual([copy.answer.checking]);
  await act(async () => rerender(page('new')));
  await act(async () => pending.get('new.com')?.(taken('new.com')(['new.com'])));
  expect(answers()).toMatchObject([{ heading: 'new.com is taken' }]);
  await act(async () => pending.get('old.com')?.(taken()(['old.com'])));
  expect(answers()).toMatchObject([{ heading: 'new.com is taken' }]);
});
