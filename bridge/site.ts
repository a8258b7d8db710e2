import { knownExtensions } from '../src/site/domains.ts';
import { homeCards, planFamilies } from '../src/site/plans.ts';
import { site } from '../src/site/site.ts';

/* What --check, --write and connect need to know about the site. Nothing else here imports its content. */

export const factsFile = 'content/site.yaml';

const plans = planFamilies.flatMap((family) => family.plans);

export const siteFacts = {
  url: site.url,
  portalUrl: process.env['PORTAL_URL'] || site.portalUrl,
  families: planFamilies.map(({ id, cycles, plans: own }) => ({
    id,
    plans: own.map((plan) => ({ id: plan.id, name: plan.name, cycles })),
  })),
  /** The lists of ids that pages ask for, in their order. */
  calls: [homeCards, ...planFamilies.map((family) => family.plans), plans].map((products) =>
    products.map(({ id }) => id),
  ),
  extensions: knownExtensions,
};

export type SiteFacts = typeof siteFacts;
