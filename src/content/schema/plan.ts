import * as v from 'valibot';
import { pages } from '../pages.ts';
import {
  fields,
  icon,
  list,
  oneOf,
  positive,
  price,
  sentence,
  wholeNumber,
  words,
} from './fields.ts';
import { pagePath } from './linkFields.ts';

/** The billing cycles, as the portal calls them. */
export const billingCycles = ['monthly', 'annually'] as const;

const productId = v.pipe(
  v.number('write the number of the product in the portal'),
  v.integer('write the number of the product in the portal'),
  v.minValue(1, 'write the number of the product in the portal'),
);
const percent = wholeNumber(0, 100);
const linkedPages = [...pages.map((page) => page.path), '/vps-hosting'] as const;

/** A plan's regular prices in taka, by cycle. The live price comes from the portal. */
export const listPriceSchema = fields({ monthly: price, annually: v.optional(price) });

const featureSchema = fields({
  icon,
  /** The feature on a plan's card: '5 GB NVMe SSD'. */
  title: words,
  /** One sentence that explains the term to a beginner. */
  tooltip: v.optional(sentence),
  /** The same fact in comparison tables: the row's name and this plan's value. */
  spec: fields({ row: words, value: words }),
});

const planSchema = fields({
  /** The portal's product id. */
  id: productId,
  /** The plan's name on the card. */
  name: words,
  /** One short sentence: who the plan is for. */
  description: sentence,
  icon,
  /** The regular price in taka, by cycle. The live price comes from the portal. */
  listPrice: listPriceSchema,
  /** Highlights this plan; at most one per family. */
  highlighted: v.optional(v.literal(true, 'write true, or leave it out')),
  /** How many sites the plan can handle, such as '500+ sites'. */
  capacity: v.optional(words),
  /** All features, the most important first: cards show seven before 'See All Features'. */
  features: list(featureSchema),
});

export const planFamilySchema = v.pipe(
  fields({
    /** The family's id in the HTML. */
    id: oneOf(['shared', 'premium', 'reseller', 'cloudVps', 'dedicated']),
    /** The family's name in headings and tables. */
    name: words,
    /** The page that sells the family. */
    path: pagePath,
    /** One sentence: what all plans of the family have in common. */
    description: sentence,
    /** The cycles on offer; with two there is a Monthly/Yearly switch. */
    cycles: list(oneOf(billingCycles)),
    /** The family's medallion. */
    motif: oneOf(['hosting', 'vps', 'dedicated', 'domains', 'email']),
    /** The flag on the family's cards. */
    flag: v.optional(oneOf(['us'])),
    /** The plans in the order in which they are shown. */
    plans: list(planSchema),
  }),
  v.check(
    ({ cycles, plans }) =>
      plans.every((plan) =>
        billingCycles.every(
          (cycle) => cycles.includes(cycle) === (plan.listPrice[cycle] !== undefined),
        ),
      ),
    'give each plan a list price for every cycle of the family, and for no other',
  ),
  v.check(
    ({ plans }) => plans.filter((plan) => plan.highlighted === true).length <= 1,
    'highlight at most one plan of a family',
  ),
  v.check(
    ({ plans }) =>
      new Set(plans.map((plan) => plan.features.map(({ spec }) => spec.row).join('\n'))).size === 1,
    'give all plans of a family the same rows in the same order, so that they can be compared',
  ),
  v.check(
    ({ plans }) =>
      plans.every(
        ({ features }) => new Set(features.map(({ spec }) => spec.row)).size === features.length,
      ),
    'give each feature of a plan a row of its own',
  ),
);

export const homeCardSchema = fields({
  /** The product whose live monthly price the card shows after 'Starting at'. */
  id: productId,
  icon,
  title: words,
  description: sentence,
  /** The regular monthly price, shown without JavaScript. */
  listPrice: price,
  /** The target of 'Get Started Now'. The specification asks for /vps-hosting, which redirects to /vps. */
  link: v.picklist(linkedPages, 'write the path of a page in src/content/pages.ts'),
  /** Marks the card as popular. */
  popular: v.optional(v.literal(true, 'write true, or leave it out')),
});

export const vpsPricingRowSchema = fields({
  vcpu: positive,
  memoryGb: positive,
  /** The sum of the cores' clock rates, in GHz. */
  cpuGhz: positive,
  storageGb: positive,
  /** The Geekbench score. */
  geekbench: positive,
  /** Traffic per month, in GB. */
  bandwidthGb: positive,
  /** The monthly price in US dollars. */
  monthlyUsd: price,
  /** The N of 'Save N%'. */
  savePercent: percent,
  /** The length of the score bar, from 0 to 100. */
  bar: percent,
});

export type BillingCycle = (typeof billingCycles)[number];
export type PlanFeature = v.InferOutput<typeof featureSchema>;
export type Plan = v.InferOutput<typeof planSchema>;
export type PlanFamily = v.InferOutput<typeof planFamilySchema>;
export type HomeCard = v.InferOutput<typeof homeCardSchema>;
export type VpsPricingRow = v.InferOutput<typeof vpsPricingRowSchema>;
