import * as v from 'valibot';
import { iconNames } from '../../icons/names.ts';
import { pages } from '../pages.ts';

/** The ways to pay that the portal prices; the names are the portal's own. */
export const billingCycles = ['monthly', 'annually'] as const;

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('write at least one word'));
const sentence = v.pipe(
  words,
  v.regex(/[.?!]$/, 'write a whole sentence, with a full stop at its end'),
  v.maxLength(160, 'write at most 160 characters'),
);
const icon = v.picklist(iconNames, 'write a name that stands in src/icons/names.ts');
const productId = v.pipe(
  v.number('write the number of the product in the portal'),
  v.integer('write the number of the product in the portal'),
  v.minValue(1, 'write the number of the product in the portal'),
);
const listPrice = v.pipe(
  v.number('write the price in taka as a number, without quotes'),
  v.minValue(0.01, 'write a price above zero'),
  v.check((price) => Number(price.toFixed(2)) === price, 'write at most two decimals'),
);
const positive = v.pipe(v.number('write a number'), v.minValue(0.01, 'write a number above zero'));
const percent = v.pipe(
  v.number('write a number'),
  v.integer('write a whole number'),
  v.minValue(0, 'write a percentage from 0 to 100'),
  v.maxValue(100, 'write a percentage from 0 to 100'),
);
const pagePaths = pages.map((page) => page.path);
const pagePath = v.picklist(pagePaths, 'write the path of a page in pages.ts');

const featureSchema = v.strictObject({
  icon,
  /** How the feature reads on a plan's card: '5 GB NVMe SSD'. */
  title: words,
  /** One plain sentence that tells a beginner what the word means. */
  tooltip: v.optional(sentence),
  /** The same fact for the comparison tables: the row's name and this plan's cell. */
  spec: v.strictObject({ row: words, value: words }),
});

const planSchema = v.strictObject({
  /** The portal's product id; live prices and the purchase link are found by it. */
  id: productId,
  /** The plan's name on the card. */
  name: words,
  /** One short sentence: who the plan is for. */
  description: sentence,
  icon,
  /** The regular price in taka, by cycle. The live price comes from the portal. */
  listPrice: v.strictObject({ monthly: listPrice, annually: v.optional(listPrice) }),
  /** Draws the eye to this plan; at most one in a family. */
  highlighted: v.optional(v.literal(true)),
  /** How many sites the plan is claimed to carry, such as '500+ sites'. */
  capacity: v.optional(words),
  /** All features, the most important first: cards show seven before 'See All Features'. */
  features: v.pipe(v.array(featureSchema), v.minLength(1, 'list at least one feature')),
});

export const planFamilySchema = v.pipe(
  v.strictObject({
    id: v.picklist(
      ['shared', 'premium', 'reseller', 'cloudVps', 'dedicated'],
      'write shared, premium, reseller, cloudVps or dedicated',
    ),
    /** The family's name in headings and tables. */
    name: words,
    /** The page that sells the family. */
    path: pagePath,
    /** One sentence: what all plans of the family have in common. */
    description: sentence,
    /** The cycles on offer; two of them bring the Monthly/Yearly switch. */
    cycles: v.pipe(
      v.array(v.picklist(billingCycles, 'write monthly or annually')),
      v.minLength(1, 'offer at least one cycle'),
    ),
    /** Which medallion is drawn for the family. */
    motif: v.picklist(
      ['hosting', 'vps', 'dedicated', 'domains', 'email'],
      'write hosting, vps, dedicated, domains or email',
    ),
    /** The flag on the family's cards. */
    flag: v.optional(v.picklist(['us'], 'write us, or leave the flag out')),
    /** The plans in the order in which they are shown. */
    plans: v.pipe(v.array(planSchema), v.minLength(1, 'list at least one plan')),
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

export const planFamiliesSchema = v.pipe(
  v.array(planFamilySchema),
  v.check((families) => {
    const ids = families.flatMap((family) => family.plans.map((plan) => plan.id));
    return new Set(ids).size === ids.length;
  }, 'use each product id once: two plans share one'),
);

export const homeCardSchema = v.strictObject({
  /** The product whose live monthly price the card shows after 'Starting at'. */
  id: productId,
  icon,
  title: words,
  description: sentence,
  /** The plan's regular monthly price, shown where scripts are off. */
  listPrice,
  /** Where 'Get Started Now' leads; /vps-hosting is given so and redirects to /vps. */
  link: v.picklist([...pagePaths, '/vps-hosting'], 'write the path of a page in pages.ts'),
  /** Marks the card as popular. */
  popular: v.optional(v.literal(true)),
});

export const vpsPricingRowSchema = v.strictObject({
  vcpu: positive,
  memoryGb: positive,
  /** The cores' clock rates added up, in GHz. */
  cpuGhz: positive,
  storageGb: positive,
  /** The Geekbench score. */
  geekbench: positive,
  /** Traffic per month, in GB. */
  bandwidthGb: positive,
  /** The monthly price in US dollars. */
  monthlyUsd: positive,
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
