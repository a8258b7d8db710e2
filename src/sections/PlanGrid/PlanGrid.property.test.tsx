import * as fc from '../../../tests/random.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import planCards from '#content/words/plan-cards.js';
import messages from '#content/words/portal-messages.js';
import type { PlanCardsCopy } from '../../schema/sharedWords.ts';
import { fillPlaceholders } from '../../site/fillPlaceholders.ts';
import type { BillingCycle } from '../../schema/billingCycles.ts';
import type { PlanFamily } from '../../schema/plan.ts';
import { site } from '../../site/site.ts';
import { siteCopy } from '../../site/siteCopy.ts';
import { testFamilies } from '../../site/testPlans.ts';
import { parseProducts } from '../../portal/responses.ts';
import { productsResponse } from '../../../tests/random-responses.ts';
import type { ProductsState } from '../../portal/useProducts.ts';
import { SiteCopyProvider } from '../../routing/siteCopy.ts';
import { StaticRouter } from '../../routing/StaticRouter.tsx';
import { PlanGrid } from './PlanGrid.tsx';

// Features don't depend on the portal and take most of the rendering time.
vi.mock(import('./FeatureList.tsx'), () => ({ FeatureList: () => <ul /> }));

/** The hook's state after a response, without a call. */
function stateAfter(text: string, ids: readonly number[]): ProductsState {
  try {
    return { state: 'loaded', products: parseProducts(JSON.parse(text), ids) };
  } catch (error) {
    return { state: 'error', error };
  }
}

const copy: PlanCardsCopy = {
  ...planCards,
  contact: { label: 'Ask us', to: '/help' },
};
const idsOf = (family: PlanFamily) => family.plans.map(({ id }) => id);

function renderGrid(family: PlanFamily, cycle: BillingCycle, live: ProductsState): string {
  return renderToStaticMarkup(
    <SiteCopyProvider value={siteCopy}>
      <StaticRouter>
        <PlanGrid copy={copy} family={family} cycle={cycle} live={live} />
      </StaticRouter>
    </SiteCopyProvider>,
  );
}

const knownTags = /^(?:a|article|button|div|h3|li|p|s|span|strong|svg|ul|use|wbr)$/;
const nonsense = /NaN|undefined|null|Infinity|\[object|৳-|-\d|\de\+|alert\(|<|>/;
const purchase = /<a href="(https:\/\/portal\.test\/[^"<>]*)"[^<>]*>Purchase Now<\/a>/g;
const contact = /<a href="\/help"[^<>]*>Ask us<\/a>/g;

/** The text without the phone number, whose hyphen looks like a negative number. */
const textOf = (html: string) =>
  html.replaceAll(site.supportPhone ?? '', '').replaceAll(/<[^<>]*>/g, '\n');
const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0;

/** Problems of the rendered grid as a whole. */
function problemsAnywhere(html: string): string[] {
  const unknownTags = [...html.matchAll(/<([a-z][\w-]*)/gi)].filter(
    ([, tag = '']) => !knownTags.test(tag),
  );
  const links = [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);
  return [
    ...unknownTags.map(([tag]) => `element ${tag}`),
    ...links
      .filter((href) => href !== site.chatUrl && href !== site.statusUrl)
      .filter((href) => !/^(?:https:\/\/portal\.test\/|tel:\+|\/$|\/help$)/.test(href)),
    ...(nonsense.exec(textOf(html)) ?? []),
  ];
}

/** Problems of one plan's card: its name, its price, its order link. */
function problemsOfCard(card: string, name: string): string[] {
  const amounts = textOf(card).match(/৳\S*/g) ?? [];
  const [, percent] = /Save (\S*)%/.exec(textOf(card)) ?? [];
  return [
    ...(card.includes(`>${name}</h3>`) ? [] : ['the name is missing']),
    ...(amounts.length > 0 ? [] : ['the price is missing']),
    ...amounts.filter((amount) => !/^৳[\d,]+(?:\.\d\d)?(?:\/(?:mo,?|yr))?$/.test(amount)),
    ...(percent === undefined || /^[1-9]\d?$|^100$/.test(percent) ? [] : [`saves ${percent}`]),
    ...(count(card, purchase) + count(card, contact) === 1 ? [] : ['the order link is missing']),
  ];
}

function problemsOfCards(html: string, family: PlanFamily): string[] {
  const cards = html.split('<article').slice(1);
  if (cards.length !== family.plans.length) return [`${cards.length} cards`];
  return family.plans.flatMap(({ name }, index) => problemsOfCard(cards[index] ?? '', name));
}

const error = fillPlaceholders(messages.productsFailed, { message: messages.noObject });

function problemsOfFailure(html: string, family: PlanFamily): string[] {
  return [
    ...(textOf(html).includes(error) ? [] : ['the error is missing']),
    ...problemsOfCards(html, family),
  ];
}

const scenarios = fc.constantFrom(...testFamilies).chain((family) =>
  fc.record({
    family: fc.constant(family),
    cycle: fc.constantFrom(...family.cycles),
    text: productsResponse(idsOf(family)),
  }),
);

test('whatever the portal sends, every plan keeps its card, name and order link', () => {
  const seen = { cards: 0, failures: 0, purchases: 0, contacts: 0 };
  fc.assert(
    fc.property(scenarios, ({ family, cycle, text }) => {
      const live = stateAfter(text, idsOf(family));
      const html = renderGrid(family, cycle, live);
      const loaded = live.state === 'loaded';
      const problems = loaded ? problemsOfCards(html, family) : problemsOfFailure(html, family);
      expect([...problemsAnywhere(html), ...problems]).toEqual([]);
      seen[loaded ? 'cards' : 'failures'] += 1;
      seen.purchases += count(html, purchase);
      seen.contacts += count(html, contact);
    }),
  );
  // The responses must include valid, odd and unusable ones, or the test would prove little.
  expect(seen.cards).toBeGreaterThan(fc.runs / 2);
  expect(seen.failures).toBeGreaterThan(fc.runs / 100);
  expect(seen.purchases).toBeGreaterThan(fc.runs / 5);
  expect(seen.contacts).toBeGreaterThan(fc.runs / 5);
}, 180_000);
