import * as v from 'valibot';
import { billingCycles } from './billingCycles.ts';
import type { BillingCycle, CyclePrices } from './billingCycles.ts';
import {
  at,
  fields,
  flag,
  icon,
  list,
  oneOf,
  positive,
  price,
  sentence,
  words,
  text,
} from './fields.ts';
import { pagePath } from './link.ts';

export const productId = v.pipe(
  v.number('write the number of the product in the portal'),
  v.integer('write the number of the product in the portal'),
  v.minValue(1, 'write the number of the product in the portal'),
  v.description(
    'What the site calls the plan; also its number in the portal, unless it has a product',
  ),
);

const amount = v.pipe(
  v.union(
    [v.literal(true), positive('How many, or how much'), text('Such as 64 GB, or unlimited')],
    'write true, a number, a size such as 64 GB, or unlimited; or leave the feature out',
  ),
  v.description('true if the plan has it, a number or size, or unlimited'),
);
export type Amount = v.InferOutput<typeof amount>;

const cyclePrices = fields(
  v.entriesFromList(billingCycles, v.optional(price('Taka for one billing cycle'))),
);

const planFacts = fields({
  id: productId,
  product: v.optional(
    v.pipe(
      productId,
      v.description('The product’s number in the portal, if it differs from the id'),
    ),
  ),
  slug: v.optional(
    v.pipe(
      v.string('write the slug of the product in the portal, such as 1-gb-hosting'),
      v.regex(/^[a-z0-9-]+$/, 'write the slug of the product in the portal, such as 1-gb-hosting'),
      v.description('The slug of the product in the portal, for portals whose carts need one'),
    ),
  ),
  icon,
  listPrice: v.pipe(
    cyclePrices,
    v.description('The regular price in taka; what visitors pay today comes from the portal'),
  ),
  setupFees: v.optional(
    v.pipe(
      cyclePrices,
      v.description('What the portal charges once, with the first bill; leave it out if nothing'),
    ),
  ),
  highlighted: flag('Highlights this plan; at most one of a family'),
  features: v.pipe(
    v.record(v.string(), amount),
    v.description(
      'What the plan has, the most important first; names and words are in features.yaml',
    ),
  ),
});

/** The numbers of a plan family. Its words are in the file of the same name of each language. */
export const familyFactsSchema = v.pipe(
  fields({
    id: v.pipe(
      v.string('write a short name such as shared'),
      v.regex(/^[a-z]\w*$/i, 'write a short name such as shared'),
      v.description('The family’s id in the HTML'),
    ),
    path: pagePath,
    cycles: v.pipe(
      list(oneOf(billingCycles, 'A billing cycle')),
      v.description('The billing cycles on offer, first the one that is shown at first'),
    ),
    flag: v.optional(oneOf(['us'], 'The flag on the family’s cards')),
    refundable: flag('Whether the refund policy covers these plans'),
    plans: v.pipe(list(planFacts), v.description('The plans in the order of the cards')),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { cycles, plans } = dataset.value;
    for (const [index, { listPrice, setupFees = {} }] of plans.entries()) {
      if (billingCycles.some((cycle) => cycles.includes(cycle) !== cycle in listPrice)) {
        addIssue({
          message: `write a price for ${cycles.join(' and ')}, and for no other cycle`,
          path: at('plans', index, 'listPrice'),
        });
      }
      const extra = Object.keys(setupFees).find((cycle) => !cycles.includes(cycle as BillingCycle));
      if (extra !== undefined) {
        addIssue({
          message: `the plan is not sold ${extra}; add ${extra} to cycles, or remove the fee`,
          path: at('plans', index, 'setupFees'),
        });
      }
    }
    if (plans.filter(({ highlighted }) => highlighted === true).length > 1) {
      addIssue({ message: 'highlight at most one plan of a family', path: at('plans') });
    }
  }),
);
export type FamilyFacts = v.InferOutput<typeof familyFactsSchema>;

/** The words of a plan family. */
export const familyWordsSchema = fields({
  name: text('The family’s name in headings and tables'),
  description: sentence('One sentence: what all plans of the family have in common'),
  place: v.optional(
    text('Where these servers are, such as Singapore; without it, nothing is said'),
  ),
  plans: v.record(
    v.string(),
    fields({
      name: text('The plan’s name on its card'),
      description: sentence('One short sentence: what sets the plan apart, in numbers'),
      reason: v.optional(text('On the highlighted plan only: why it stands out')),
    }),
  ),
});
export type FamilyWords = v.InferOutput<typeof familyWordsSchema>;

/** The icon of each feature that a plan can have. */
export const featureIconsSchema = v.record(v.string(), icon);

/** The words of each feature. `{amount}` is the number or size in the plan's file. */
export const featureWordsSchema = fields({
  included: text('The value of a feature that a plan simply has, in tables'),
  unlimited: text('The value of a feature without a limit, in tables'),
  features: v.record(
    v.string(),
    fields({
      title: v.optional(featureText('The feature on a card, such as {amount} subdomains')),
      one: v.optional(featureText('The same for an amount of 1, such as {amount} subdomain')),
      unlimited: v.optional(featureText('The same without a limit')),
      row: v.optional(text('The name of its row in tables; else its title')),
      value: v.optional(featureText('Its value in tables; else the amount itself')),
      tooltip: v.optional(sentence('One sentence that explains the term to a beginner')),
    }),
  ),
});
export type FeatureWords = v.InferOutput<typeof featureWordsSchema>;

function featureText(description: string) {
  return v.pipe(
    v.string('write a text'),
    v.nonEmpty('this may not be empty; write at least one word'),
    v.check(
      (value) => !/\{(?!amount\})/.test(value),
      'only {amount} can be filled in here; remove the others',
    ),
    words,
    v.description(description),
  );
}

/** A feature as plan cards and comparison tables show it. */
export interface PlanFeature {
  icon: string;
  title: string;
  /** Its id, if its words have a tooltip. */
  tip?: string;
  /** The same fact in comparison tables: the row's name and this plan's value. */
  spec: { row: string; value: string };
}

/** The features that pages show as charts. */
export const chartedFeatures = ['ioLimit', 'cPanelAccounts', 'sqlDatabases'] as const;
export type ChartedFeature = (typeof chartedFeatures)[number];

type PlanFacts = FamilyFacts['plans'][number];

/** A plan with its words. */
export type Plan = Omit<PlanFacts, 'features' | 'product'> &
  FamilyWords['plans'][string] & {
    /** The id in content, if that in the portal is another. */
    key?: number | undefined;
    /** How many sites the plan can handle, such as '500+ sites'. */
    capacity?: string;
    /** The plan's amounts of the features that charts show. */
    amounts: Readonly<Partial<Record<ChartedFeature, number>>>;
    features: readonly PlanFeature[];
  };

/** A family with its words. */
export type PlanFamily = Omit<FamilyFacts, 'plans'> &
  Omit<FamilyWords, 'plans'> & { plans: readonly Plan[] };

/** The plan cards of the home page, in order. */
export const homeCardsSchema = list(
  fields({
    id: productId,
    icon,
    to: pagePath,
    popular: flag('Marks the card as popular'),
  }),
);

/** The words of the home page's plan cards, by product. */
export const homeCardWordsSchema = v.record(
  v.string(),
  fields({ title: text('The card’s heading'), description: sentence('What the product is') }),
);

/** A plan card of the home page. */
export type HomeCard = v.InferOutput<typeof homeCardsSchema>[number] &
  v.InferOutput<typeof homeCardWordsSchema>[string] & {
    key?: number | undefined;
    /** The regular prices, shown without JavaScript. */
    listPrice: CyclePrices;
    /** The cycle whose price the card shows. */
    cycle: BillingCycle;
  };
