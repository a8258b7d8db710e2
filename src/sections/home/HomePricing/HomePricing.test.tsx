// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { SiteCopyProvider } from '../../../routing/siteCopy.ts';
import { PageStateProvider } from '../../../portal/PageState.tsx';
import { StaticRouter } from '../../../routing/StaticRouter.tsx';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { siteCopy } from '../../../site/siteCopy.ts';
import type { HomeCard } from '../../../schema/plan.ts';
import type { SectionProps } from '../../section.ts';
import { HomePricing } from './HomePricing.tsx';
import type { schema } from './schema.ts';

const cards = vi.hoisted(() => {
  const homeCard = (id: number, title: string): HomeCard => ({
    id,
    title,
    icon: 'globe',
    to: '/vps',
    description: 'A plan.',
    listPrice: { monthly: 100 },
    cycle: 'monthly',
  });
  return [
    homeCard(7, 'Small'),
    homeCard(5, 'Switched off'),
    homeCard(3, 'Left out'),
    homeCard(9, 'Large'),
  ];
});
vi.mock('#content/plans/home-cards.js', () => ({ default: cards }));

const copy: SectionProps<typeof schema> = {
  title: 'Prices',
  help: ['Ask us.'],
  startingAt: 'Starting at',
  popular: 'Popular',
  button: 'Get Started Now',
  loading: 'Loading...',
  captions: { live: 'Live price', list: 'List price', none: 'Price unavailable' },
  listPrices: 'These are our list prices.',
  failed: { contact: { label: 'Ask for a price', to: '/contact-us' }, reload: 'Reload the page' },
};

let calls: string[];
let respond: (response: Response) => Promise<void>;

beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url);
    return new Promise((resolve) => {
      respond = (response) => act(async () => resolve(response));
    });
  });
  render(
    <SiteCopyProvider value={siteCopy}>
      <StaticRouter>
        <PageStateProvider>
          <HomePricing {...copy} />
        </PageStateProvider>
      </StaticRouter>
    </SiteCopyProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const card = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('article') ?? document.body);

test('shows list prices and a spinner, then the monthly prices from one call', async () => {
  expect(card('Small').getByText('List price').parentElement?.textContent).toBe('List price ৳100');
  expect(screen.getByRole('status').textContent).toBe('Loading...');
  await respond(
    Response.json({
      7: { pricing: { monthly: '75.00' } },
      5: { pricing: { monthly: '-1.00' } },
      9: { pricing: { monthly: '14,500.50' } },
    }),
  );
  expect(calls).toEqual(['https://portal.test/setu/api/products/7,5,3,9']);
  expect(screen.queryByText('Loading...')).toBeNull();
  expect(card('Small').getByText(copy.captions.live)).toBeTruthy();
  expect(card('Left out').getByText(copy.captions.none)).toBeTruthy();
  expect(screen.queryByText(copy.captions.list)).toBeNull();
  expect(card('Small').getByText('৳75')).toBeTruthy();
  expect(card('Switched off').getByText('৳0')).toBeTruthy();
  expect(card('Left out').getByText('৳0')).toBeTruthy();
  expect(card('Large').getByText('৳14,500.50')).toBeTruthy();
});

test('shows an error, then the cards with list prices and ways to ask', async () => {
  await respond(new Response('', { status: 503 }));
  expect(screen.getByRole('alert').textContent).toBe(
    'Error loading prices: HTTP error! Status: 503',
  );
  expect(screen.getAllByRole('article')).toHaveLength(cards.length);
  for (const { title } of cards) {
    expect(card(title).getByText('৳100')).toBeTruthy();
    expect(card(title).getByText(copy.captions.list)).toBeTruthy();
    expect(card(title).getByRole('link').getAttribute('href')).toBe('/vps');
  }
  expect(screen.getByRole('link', { name: copy.failed.contact.label }).getAttribute('href')).toBe(
    '/contact-us',
  );
});
