// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StaticRouter } from '../../routing/StaticRouter.tsx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import planCards from '#content/words/plan-cards.js';
import type { BillingCycle } from '../../schema/billingCycles.ts';
import type { Plan, PlanFamily } from '../../schema/plan.ts';
import { testFamilies, testFeatures, testPlan } from '../../site/testPlans.ts';
import type { LiveProduct } from '../../portal/responses.ts';
import type { ProductsState } from '../../portal/useProducts.ts';
import { PlanCard } from './PlanCard.tsx';

afterEach(cleanup);

const copy = planCards;
const url = 'https://portal.test/cart.php?pid=1';

function live(monthly?: number, annually?: number): LiveProduct {
  return { name: 'The portal’s own name', prices: { monthly, annually }, url };
}

interface CardOptions {
  plan?: Plan;
  cycle?: BillingCycle;
  product?: LiveProduct | undefined;
  flag?: 'us';
  live?: ProductsState;
  expanded?: boolean;
  onToggle?: () => void;
}

function show(options: CardOptions) {
  const { plan = testPlan(), cycle = 'monthly', product, expanded = false } = options;
  const [sites] = testFamilies as [PlanFamily];
  const family = { ...sites, flag: options.flag };
  render(
    <StaticRouter>
      <PlanCard
        copy={copy}
        family={family}
        plan={plan}
        cycle={cycle}
        live={
          options.live ?? { state: 'loaded', products: new Map(product && [[plan.id, product]]) }
        }
        expanded={expanded}
        onToggle={options.onToggle ?? (() => {})}
      />
    </StaticRouter>,
  );
  return within(screen.getByRole('article', { name: plan.name }));
}

/** The price block's text, without the badge and the list price. */
const priceOf = (card: ReturnType<typeof show>) =>
  card.getByText(/^৳/, { selector: 'strong' }).parentElement?.textContent;

describe('PlanCard', () => {
  it('shows name, live price, list price, saving and purchase link', () => {
    const card = show({ product: live(75) });
    expect(card.getByRole('heading', { name: 'Small plan' })).toBeTruthy();
    expect(priceOf(card)).toBe('৳75/mo');
    expect(card.getByText('৳100').tagName).toBe('S');
    expect(card.getByText('75 taka per month, list price 100 taka, save 25 percent')).toBeTruthy();
    expect(card.getByText('Save 25%')).toBeTruthy();
    const link = card.getByRole('link', { name: 'Purchase Now Small plan' });
    expect(link.getAttribute('href')).toBe(url);
    expect(link.textContent).toBe('Purchase Now');
    expect(screen.queryByText('The portal’s own name')).toBeNull();
  });

  it('shows the yearly price with its monthly equivalent', () => {
    const card = show({ cycle: 'annually', product: live(75, 800) });
    expect(priceOf(card)).toBe('৳800/yr');
    expect(card.getByText('৳1,200').tagName).toBe('S');
    expect(card.getByText('Save 33%')).toBeTruthy();
    expect(card.getByText(/৳66\.67\/mo/)).toBeTruthy();
  });

  it('shows a setup fee, and the portal’s before ours', () => {
    const plan = testPlan({ setupFees: { monthly: 500 } });
    const note = (product?: LiveProduct) => {
      cleanup();
      return show({ plan, product }).getByText(/setup/).textContent;
    };
    expect(note(live(75))).toBe('Billed monthly, plus ৳500 setup');
    expect(note({ ...live(75), setupFees: { monthly: 250 } })).toBe(
      'Billed monthly, plus ৳250 setup',
    );
    cleanup();
    const none = show({ plan, product: { ...live(75), setupFees: {} } });
    expect(none.queryByText(/setup/)).toBeNull();
    cleanup();
    const waiting = show({ plan, live: { state: 'loading' } });
    expect(waiting.getByText('Billed monthly, plus ৳500 setup')).toBeTruthy();
  });

  it.each([
    ['at the list price', 100],
    ['above the list price', 300],
  ])('strikes nothing out if the live price is %s', (_, price) => {
    const card = show({ product: live(price) });
    expect(priceOf(card)).toBe(`৳${price}/mo`);
    expect(document.querySelector('s')).toBeNull();
    expect(card.queryByText(/Save/)).toBeNull();
  });

  it.each<[string, BillingCycle]>([
    ['month', 'monthly'],
    ['year', 'annually'],
  ])('shows ৳0 and no saving if the price per %s is missing', (_, cycle) => {
    const card = show({ cycle, product: live() });
    expect(priceOf(card)).toMatch(/^৳0\//);
    expect(document.querySelector('s')).toBeNull();
    expect(card.queryByText(/Save|৳0\.00/)).toBeNull();
  });

  it('links to the contact page if the portal leaves the plan out', () => {
    const card = show({ product: undefined });
    expect(priceOf(card)).toBe('৳0/mo');
    const links = card.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/help']);
    expect(card.queryByText('Purchase Now')).toBeNull();
  });

  it('shows seven features, and all of them when expanded', async () => {
    const onToggle = vi.fn();
    const card = show({ product: live(75), onToggle });
    expect(card.getAllByRole('listitem')).toHaveLength(7);
    const toggle = card.getByRole('button', { name: 'See All Features' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggle);
    expect(onToggle).toHaveBeenCalledOnce();

    cleanup();
    const open = show({ product: live(75), expanded: true });
    expect(open.getAllByRole('listitem')).toHaveLength(9);
    expect(
      open.getByRole('button', { name: 'See Less Features' }).getAttribute('aria-expanded'),
    ).toBe('true');
  });

  it('keeps its list price, in either cycle, if live prices fail', () => {
    const failed = { state: 'error', error: null } as const;
    const card = show({ live: failed });
    expect(priceOf(card)).toBe('৳100/mo');
    expect(card.getAllByRole('listitem')).toHaveLength(7);
    expect(card.getByRole('link', { name: /^Contact Us to Order/ }).getAttribute('href')).toBe(
      '/help',
    );
    cleanup();
    expect(priceOf(show({ live: failed, cycle: 'annually' }))).toBe('৳1,200/yr');
  });

  it('shows everything but the live price while it is loading', () => {
    const card = show({ live: { state: 'loading' } });
    expect(card.getByRole('heading', { name: 'Small plan' })).toBeTruthy();
    expect(card.getAllByRole('listitem')).toHaveLength(7);
    expect(card.getByText(`${copy.listPrice}: 100 taka per month`)).toBeTruthy();
    // Small from the start, and large once the wait gets long.
    expect(card.getByText(copy.listPrice).parentElement?.textContent).toBe('List price৳100');
    expect(card.getByText(/1,200\/yr/)).toBeTruthy();
  });

  it('says why a plan is highlighted', () => {
    const plan = testPlan({ highlighted: true, reason: 'More of everything' });
    const card = show({ plan, product: live(75) });
    expect(card.getByText('More of everything')).toBeTruthy();
  });

  it('has no toggle if there are only seven features', () => {
    const plan = testPlan({ features: testFeatures(7) });
    const card = show({ plan, product: live(75) });
    expect(card.getAllByRole('listitem')).toHaveLength(7);
    expect(card.queryByRole('button', { name: /Features/ })).toBeNull();
  });

  it('shows how many sites the plan can handle, if it says so', () => {
    const card = show({ plan: testPlan({ capacity: '500+ sites' }), product: live(75) });
    expect(card.getByText('500+ sites')).toBeTruthy();
  });

  it('shows the US flag if the family has one', () => {
    const card = show({ product: live(75), flag: 'us' });
    expect(card.getByText(copy.flags.us)).toBeTruthy();
    cleanup();
    expect(show({ product: live(75) }).queryByText(copy.flags.us)).toBeNull();
  });
});
