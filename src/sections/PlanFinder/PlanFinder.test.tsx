// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import copy from '#content/words/plan-cards.js';
import type { BillingCycle } from '../../schema/billingCycles.ts';
import type { PlanFinderCopy } from '../../schema/planFinder.ts';
import { PageStateProvider } from '../../portal/PageState.tsx';
import { StaticRouter } from '../../routing/StaticRouter.tsx';
import { PlanFinder } from './PlanFinder.tsx';

const cart = 'https://portal.test/cart.php?a=add&pid=';

const finder = vi.hoisted((): PlanFinderCopy => {
  const question = (id: string) => ({
    id,
    question: `${id}?`,
    answers: [
      { id: 'yes', label: `${id} yes` },
      { id: 'no', label: `${id} no` },
    ],
  });
  const sites = { path: '/websites', cycles: ['monthly', 'annually'] as BillingCycle[] };
  const machines = { path: '/machines', cycles: ['monthly'] as BillingCycle[] };
  return {
    title: 'Which plan?',
    hint: 'Answer all',
    recommended: 'Take this',
    details: 'See more',
    take: 'If you {need}, take',
    questions: [question('a'), question('b'), question('c')],
    rules: [
      {
        id: 'small',
        when: { a: ['yes'] },
        need: 'start',
        why: 'It is small.',
        plan: {
          id: 1,
          name: 'Small plan',
          listPrice: { monthly: 100, annually: 1200 },
          familyIds: [1, 2],
          ...sites,
        },
      },
      {
        id: 'machine',
        when: {},
        need: 'need more',
        why: 'It is large.',
        plan: {
          id: 3,
          name: 'Machine',
          listPrice: { monthly: 16000 },
          familyIds: [3, 4],
          ...machines,
        },
      },
    ],
  };
});
vi.mock('#content/plans/finder.js', () => ({ default: finder }));

const products = {
  1: { pricing: { monthly: '75.00', annually: '800.00' }, url: `${cart}1` },
};
const fetchStub = vi.fn<(url: string) => Promise<Response>>();
beforeEach(() => {
  fetchStub.mockReset();
  fetchStub.mockImplementation(async () => Response.json(products));
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

function page(address = '/websites') {
  return (
    <StaticRouter location={address}>
      <PageStateProvider>
        <PlanFinder />
      </PageStateProvider>
    </StaticRouter>
  );
}
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

async function answer(...labels: string[]) {
  for (const label of labels) {
    await userEvent.click(screen.getByRole('radio', { name: label }));
  }
}
const result = () => screen.getByRole('status');

test('recommends one plan from the start, and says why', async () => {
  render(page());
  await settle();
  expect(result().textContent).toContain('Small plan');
  expect(result().textContent).toContain('It is small.');
  expect(result().textContent).toContain('৳75/mo');
  const order = within(result()).getByRole('link', { name: /Purchase Now/ });
  expect(order.getAttribute('href')).toBe(`${cart}1`);
  expect(fetchStub).toHaveBeenCalledOnce();
});

test('starts with a plan of the page', async () => {
  render(page('/machines'));
  await settle();
  expect(result().textContent).toContain('Machine');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'a no' }).checked).toBe(true);
  await answer('a yes');
  expect(result().textContent).toContain('Small plan');
});

test('can be answered with the keyboard alone', async () => {
  render(page());
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(result().textContent).toContain('Machine');
});

test('shows the billing cycle that was chosen, in price and link', async () => {
  render(page('/websites?cycle=annually'));
  await settle();
  expect(result().textContent).toContain('৳800/yr');
  expect(within(result()).getByRole('link').getAttribute('href')).toBe(
    `${cart}1&billingcycle=annually`,
  );
});

test.each<[string, () => Promise<Response>]>([
  ['prices load', () => new Promise(() => {})],
  ['prices failed', () => Promise.reject(new TypeError('Failed to fetch'))],
])('shows the list price, marked as such, while %s', async (_, respond) => {
  fetchStub.mockImplementation(respond);
  render(page());
  await settle();
  expect(result().textContent).toContain(`${copy.listPrice}৳100/mo`);
  expect(result().querySelector('div[data-size][data-waiting]')).toBeNull();
});

test('loads the prices of another family once, and links to its page', async () => {
  let respond: (response: Response) => void = () => {};
  fetchStub.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  render(page('/machines?cycle=annually'));
  expect(result().textContent).toContain(`${copy.listPrice}৳16,000/mo`);
  const body = { 3: { pricing: { monthly: '14500.00' }, url: `${cart}3` } };
  await act(async () => respond(Response.json(body)));
  expect(result().textContent).toContain('৳14,500/mo');
  await answer('a yes');
  expect(result().textContent).toContain('Small plan');
  expect(within(result()).getByRole('link', { name: 'See more' }).getAttribute('href')).toBe(
    '/websites',
  );
  await answer('a no');
  expect(result().textContent).toContain('৳14,500/mo');
  expect(fetchStub.mock.calls.map(([url]) => url)).toEqual([
    'https://portal.test/setu/api/products/3,4',
    'https://portal.test/setu/api/products/1,2',
  ]);
});

test('is a list of recommendations without JavaScript', () => {
  vi.stubEnv('SSR', true);
  const [, list = ''] = /<noscript>(.*)<\/noscript>/.exec(renderToStaticMarkup(page())) ?? [];
  expect(list.replaceAll(/<[^>]*>/g, '')).toBe(
    `If you start, take Small plan · ${copy.listPrice} ৳100/moIf you need more, take Machine · ${copy.listPrice} ৳16,000/mo`,
  );
});
