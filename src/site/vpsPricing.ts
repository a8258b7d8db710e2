import value from '#content/facts/plans/vps-pricing.js';
import type { VpsPricingRow } from '../schema/plan.ts';

/** The table of /vps-pricing, in US dollars; the fields' names give the other units. */
export const vpsPricing = value as readonly VpsPricingRow[];
