// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import planCards from '#content/words/plan-cards.js';
import { StaticRouter } from '../../routing/StaticRouter.tsx';
import { OrderLink } from './OrderLink.tsx';

afterEach(() => {
  cleanup();
  delete window.dataLayer;
});

function show(url: string | null): HTMLElement {
  const plan = { id: 52, name: '1 GB Hosting' };
  render(
    <StaticRouter>
      <OrderLink
        copy={planCards}
        url={url}
        plan={plan}
        price={800}
        cycle="annually"
        planId="plan"
      />
    </StaticRouter>,
  );
  return screen.getByRole('link');
}

test('a purchase link begins a checkout, in this tab or in another', () => {
  const link = show('https://portal.test/cart.php?a=add&pid=52');
  fireEvent.click(link);
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  const item = { item_id: '52', item_name: '1 GB Hosting', price: 800, item_variant: 'annually' };
  const ecommerce = { currency: 'BDT', value: 800, items: [item] };
  expect(window.dataLayer).toEqual([
    { event: 'begin_checkout', ecommerce },
    { event: 'begin_checkout', ecommerce },
  ]);
});

test.each([null, 'https://elsewhere.example/cart.php'])(
  'a contact link instead of %s does not',
  (url) => {
    fireEvent.click(show(url));
    expect(window.dataLayer).toBeUndefined();
  },
);
