import type { PlanFamily } from '../schema/plan.ts';
import { cloudVps } from './cloudVps.ts';
import { dedicatedServers } from './dedicated.ts';
import { premiumHosting } from './premium.ts';
import { resellerHosting } from './reseller.ts';
import { sharedHosting } from './shared.ts';

/** All plan families, in the order of the price overviews. */
export const planFamilies: readonly PlanFamily[] = [
  sharedHosting,
  premiumHosting,
  resellerHosting,
  cloudVps,
  dedicatedServers,
];
