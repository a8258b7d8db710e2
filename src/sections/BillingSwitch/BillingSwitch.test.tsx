import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import planCards from '#content/words/plan-cards.js';
import { testFamilies } from '../../site/testPlans.ts';
import type { ProductsState } from '../../portal/useProducts.ts';
import { BillingSwitch } from './BillingSwitch.tsx';

const [sites, machines] = testFamilies;
const { billing } = planCards;

/** The HTML of the switch. */
function show(family: (typeof testFamilies)[number] | undefined, live: ProductsState): string {
  if (!family) throw new Error('There is no such family');
  return renderToStaticMarkup(
    <BillingSwitch
      copy={billing}
      family={family}
      live={live}
      cycle="monthly"
      onChange={() => {}}
    />,
  );
}

function loaded(...prices: [monthly: number, annually?: number][]): ProductsState {
  return {
    state: 'loaded',
    products: new Map(
      prices.map(([monthly, annually], index) => [
        index + 1,
        { name: null, url: null, prices: { monthly, annually } },
      ]),
    ),
  };
}

test.each<[string, ProductsState, string]>([
  ['all plans save the same', loaded([100, 900], [500, 4500]), 'Yearly saves 25%'],
  ['plans differ', loaded([100, 900], [500, 5400]), 'Yearly saves up to 25%'],
  ['one plan has no yearly price', loaded([100, 900], [500]), 'Yearly saves up to 25%'],
  ['a plan is missing', loaded([100, 900]), 'Yearly saves up to 25%'],
])('says what a year saves if %s', (_, live, words) => {
  expect(show(sites, live)).toContain(`>${words}</p>`);
});

test.each<[string, ProductsState]>([
  ['nothing is saved', loaded([100, 1200], [500, 6000])],
  ['a year costs more', loaded([100, 1300], [500, 7000])],
  ['prices are loading', { state: 'loading' }],
  ['prices failed', { state: 'error', error: null }],
])('keeps an empty line if %s', (_, live) => {
  expect(show(sites, live)).toMatch(/<p [^>]*><\/p>/);
});

test('shows the cycles in the order of the family, and the one that saves most', () => {
  const html = show(sites && { ...sites, cycles: ['annually', 'monthly'] }, loaded([100, 900]));
  expect(html.match(/value="\w+"/g)).toEqual(['value="annually"', 'value="monthly"']);
  expect(html).toContain('>Yearly saves up to 25%</p>');
});

test('shows nothing for a family with monthly billing only', () => {
  expect(show(machines, loaded())).toBe('');
});
