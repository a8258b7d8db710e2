import cloudVps from './en/plans/cloud-vps.yaml';
import dedicated from './en/plans/dedicated.yaml';
import homeCardList from './en/plans/home-cards.yaml';
import premium from './en/plans/premium.yaml';
import reseller from './en/plans/reseller.yaml';
import shared from './en/plans/shared.yaml';
import type { HomeCard, PlanFamily } from './schema/plan.ts';

/** All plan families, for the build, the doctor, the sandbox and tests. Pages include what they show. */
export const planFamilies = [
  shared,
  premium,
  reseller,
  cloudVps,
  dedicated,
] as readonly PlanFamily[];

/** The plan cards of the home page. */
export const homeCards = homeCardList as readonly HomeCard[];
