// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import planCards from '#content/words/plan-cards.js';
import type { BillingCycle } from '../../schema/billingCycles.ts';
import type { PlanFamily } from '../../schema/plan.ts';
import { siteCopy } from '../../site/siteCopy.ts';
import { testFamilies } from '../../site/testPlans.ts';
import type { ProductsState } from '../../portal/useProducts.ts';
import { SiteCopyProvider } from '../../routing/siteCopy.ts';
import { StaticRouter } from '../../routing/StaticRouter.tsx';
import { PlanGrid } from './PlanGrid.tsx';
import { patienceMs } from './useStillWaiting.ts';

const copy = planCards;
const [family] = testFamilies as [PlanFamily];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function grid(live: ProductsState, cycle: BillingCycle = 'monthly') {
  return (
    <SiteCopyProvider value={siteCopy}>
      <StaticRouter>
        <PlanGrid copy={copy} family={family} cycle={cycle} live={live} />
      </StaticRouter>
    </SiteCopyProvider>
  );
}

const status = () => screen.getByRole('status').textContent;

test('says that prices are loading, and after three seconds that it is still waiting', async () => {
  render(grid({ state: 'loading' }));
  expect(status()).toBe('Loading...');
  await act(() => vi.advanceTimersByTimeAsync(patienceMs - 1));
  expect(status()).toBe('Loading...');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(status()).toBe(copy.stillWaiting);
  expect(screen.getAllByText(copy.stillWaiting)).toHaveLength(1 + family.plans.length);
});

test('announces the prices when they arrive and when the cycle changes', () => {
  const { rerender } = render(grid({ state: 'loading' }));
  rerender(grid({ state: 'loaded', products: new Map() }));
  expect(status()).toBe('Monthly prices are shown.');
  rerender(grid({ state: 'loaded', products: new Map() }, 'annually'));
  expect(status()).toBe('Yearly prices are shown.');
});

test('says once where the prices come from, and nothing where there are none', () => {
  const trust = () => screen.getByText(/Licence \d/).textContent;
  const price = (monthly?: number): ProductsState => ({
    state: 'loaded',
    products: new Map(
      family.plans.map(({ id, name }) => [
        id,
        { name, prices: { monthly }, url: 'https://portal.test/cart.php' },
      ]),
    ),
  });
  const { rerender } = render(grid({ state: 'loading' }));
  expect(trust()).toMatch(/^List price · /);
  rerender(grid({ state: 'error', error: null }));
  expect(trust()).toMatch(/^List price · /);
  rerender(grid(price(75)));
  expect(trust()).toMatch(/^Live price · /);
  rerender(grid(price()));
  expect(trust()).toMatch(/^Licence/);
});
