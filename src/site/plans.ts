import cloudVps from '#content/plans/cloud-vps.js';
import dedicated from '#content/plans/dedicated.js';
import homeCardList from '#content/plans/home-cards.js';
import premium from '#content/plans/premium.js';
import reseller from '#content/plans/reseller.js';
import shared from '#content/plans/shared.js';
import type { PlanFamily } from '../schema/plan.ts';

/** All plan families, for the build, the doctor, the sandbox and tests. Pages include what they show. */
export const planFamilies = [
  shared,
  premium,
  reseller,
  cloudVps,
  dedicated,
] as readonly PlanFamily[];

/** The plan cards of the home page. */
export const homeCards = homeCardList;
