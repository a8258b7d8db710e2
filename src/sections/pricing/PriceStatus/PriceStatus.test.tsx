// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import planCards from '#content/words/plan-cards.js';
import { siteCopy } from '../../../site/siteCopy.ts';
import type { ProductsState } from '../../../portal/useProducts.ts';
import { SiteCopyProvider } from '../../../routing/siteCopy.ts';
import { StaticRouter } from '../../../routing/StaticRouter.tsx';
import { PriceStatus } from './PriceStatus.tsx';

const copy = planCards;

function show(live: ProductsState): void {
  render(
    <SiteCopyProvider value={siteCopy}>
      <StaticRouter location="/pricing-comparision?cycle=annually">
        <PriceStatus copy={copy} live={live} />
      </StaticRouter>
    </SiteCopyProvider>,
  );
}
afterEach(cleanup);

const product = (monthly?: number) => ({
  name: 'Any',
  prices: monthly === undefined ? {} : { monthly },
  url: null,
});

test('prices are said to be live only if there are any', () => {
  show({ state: 'loaded', products: new Map([[52, product(75)]]) });
  expect(screen.getByText(copy.status.live)).toBeTruthy();
  cleanup();
  for (const products of [new Map(), new Map([[52, product()]])]) {
    show({ state: 'loaded', products });
    expect(screen.queryByText(copy.status.live)).toBeNull();
    expect(screen.getByText(copy.note.none, { exact: false })).toBeTruthy();
    expect(screen.getByRole('link', { name: copy.status.link.label })).toBeTruthy();
    cleanup();
  }
});

test('an outage offers to load the same page again', () => {
  show({ state: 'error', error: new TypeError('Failed to fetch') });
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch');
  const reload = screen.getByRole('link', { name: copy.failed.reload });
  expect(reload.getAttribute('href')).toBe('/pricing-comparision?cycle=annually');
});
