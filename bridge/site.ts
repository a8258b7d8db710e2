import { knownExtensions } from '../src/content/domains.ts';
import { homeCards, planFamilies } from '../src/content/plans.ts';
import { site } from '../src/content/site.ts';

/* What --check, --write and connect need to know about the site. Nothing else here imports its content. */

export interface SitePlan {
  id: number;
  name: string;
  cycles: readonly ('monthly' | 'annually')[];
}

export interface SiteFacts {
  url: string;
  portalUrl: string;
  families: readonly { id: string; plans: readonly SitePlan[] }[];
  /** The lists of ids that pages ask for, in their order. */
  calls: readonly (readonly number[])[];
  /** The extensions that the site shows a price for. */
  extensions: readonly string[];
}

/** The file of facts, and the line in it that `connect` writes. */
export const factsFile = 'src/content/site.yaml';

const plans = planFamilies.flatMap((family) => family.plans);
const cardsAlone = homeCards.filter(({ id }) => !plans.some((plan) => plan.id === id));

export const siteFacts: SiteFacts = {
  url: site.url,
  portalUrl: process.env['PORTAL_URL'] || site.portalUrl,
  families: [
    ...planFamilies.map(({ id, cycles, plans: own }) => ({
      id,
      plans: own.map((plan) => ({ id: plan.id, name: plan.name, cycles })),
    })),
    ...(cardsAlone.length > 0
      ? [
          {
            id: 'home cards',
            plans: cardsAlone.map(({ id, title }) => ({
              id,
              name: title,
              cycles: ['monthly'] as const,
            })),
          },
        ]
      : []),
  ],
  calls: [homeCards, ...planFamilies.map((family) => family.plans), plans].map((products) =>
    products.map(({ id }) => id),
  ),
  extensions: knownExtensions,
};
