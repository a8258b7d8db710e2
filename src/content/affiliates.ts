import { facts } from './facts.ts';
import { dedicatedServers } from './plans/dedicated.ts';
import { resellerHosting } from './plans/reseller.ts';
import { sharedHosting } from './plans/shared.ts';
import type { BillingCycle, PlanFamily } from './schema/plan.ts';
import type { StepText } from './schema/step.ts';

const joinNow = { label: 'Join Now', to: { portal: 'affiliates' } } as const;

/** The affiliates page. */
export const affiliatesPage = {
  hero: {
    eyebrow: 'Affiliate programme',
    title: `Recommend us and earn ${facts.affiliatePercent}%`,
    lead: `People ask you where to host: because you build sites, teach, or write about the web. Send them here with your own link, and ${facts.affiliatePercent}% of what they buy is yours.`,
    actions: [joinNow],
  },
  /** Under the drawing, which shows the share as petals. */
  drawingCaption: `${facts.affiliatePercent} petals of 100 are gold: your share.`,
} as const;

/** The terms, one large figure each. */
export const affiliateTermsBlock = {
  title: 'The terms, all three of them',
  terms: [
    {
      figure: `${facts.affiliatePercent}%`,
      name: 'earning',
      text: 'On the order of a visitor who came through your link.',
    },
    {
      figure: `${facts.affiliateDelayDays}-day`,
      name: 'commission delay',
      text: `An earning counts once this time has passed since the order. By then the ${facts.refundDays} days for asking a refund are over.`,
    },
    {
      figure: `${facts.affiliatePayout} Taka`,
      name: 'minimum payout',
      text: 'Smaller amounts stay in your affiliate account and add up until they reach it.',
    },
  ],
} as const;

/** From joining to the payout. */
export const affiliateSteps: { title: string; lead: string; steps: readonly StepText[] } = {
  title: 'How it works',
  lead: 'Joining costs nothing and is done in the customer portal.',
  steps: [
    {
      title: 'Join in the portal',
      text: 'Log in, or open an account, and switch on the affiliate programme.',
    },
    {
      title: 'Share your link',
      text: 'In an article, a video, an offer to a client. Say that you earn by it: readers trust you more.',
    },
    {
      title: 'Somebody orders',
      text: 'The portal notes that the visitor came from you, and what was bought.',
    },
    {
      title: 'You are paid',
      text: `${facts.affiliateDelayDays} days after the order the earning is yours, and from ${facts.affiliatePayout} Taka on it can be paid out.`,
    },
  ],
};

/** An order that the example works through: a plan of ours, at its list price. */
export interface ExampleOrder {
  plan: string;
  cycle: BillingCycle;
  listPrice: number;
}

function exampleOrder(family: PlanFamily, productId: number, cycle: BillingCycle): ExampleOrder {
  const plan = family.plans.find(({ id }) => id === productId);
  const listPrice = plan?.listPrice[cycle];
  if (!plan || listPrice === undefined) throw new Error(`no ${cycle} price for ${productId}`);
  return { plan: plan.name, cycle, listPrice };
}

/** What the share comes to, on plans of ours. */
export const affiliateExample = {
  title: 'An example, in taka',
  lead: 'Three orders, worked out with our list prices.',
  caption: 'What one order earns at list price, and how many reach the minimum payout',
  columns: {
    order: 'Your visitor orders',
    price: 'List price',
    share: `Your ${facts.affiliatePercent}%`,
    count: 'Orders to the first payout',
  },
  cycles: { monthly: 'for a month', annually: 'for a year' },
  orders: [
    exampleOrder(sharedHosting, 53, 'annually'),
    exampleOrder(resellerHosting, 58, 'monthly'),
    exampleOrder(dedicatedServers, 62, 'monthly'),
  ],
  note: 'An example, not a promise. What counts is the price that the portal charges, and that is often below the list price.',
  join: joinNow,
} as const;
