import cloudVps from '#words/plans/cloud-vps.yaml';
import dedicated from '#words/plans/dedicated.yaml';
import homeCardList from '#words/plans/home-cards.yaml';
import premium from '#words/plans/premium.yaml';
import reseller from '#words/plans/reseller.yaml';
import shared from '#words/plans/shared.yaml';
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
