import type { PlanFamily } from '../schema/plan.ts';
import { cloudVps } from './cloudVps.ts';
import { dedicatedServers } from './dedicated.ts';
import { premiumHosting } from './premium.ts';
import { resellerHosting } from './reseller.ts';
import { sharedHosting } from './shared.ts';

/** Every family of plans, in the order in which the price overviews show them. */
export const planFamilies: readonly PlanFamily[] = [
  sharedHosting,
  premiumHosting,
  resellerHosting,
  cloudVps,
  dedicatedServers,
];
