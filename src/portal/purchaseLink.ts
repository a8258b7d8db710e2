import type { BillingCycle } from '../schema/billingCycles.ts';
import { site } from '../site/site.ts';
import { portalHost } from './host.ts';

/**
 * The link that buys a product, or null if its url leads away from the portal. If the url opens the
 * cart without naming a cycle, the chosen one is added; monthly is the cart's own default.
 */
export function purchaseLink(url: string | null, cycle: BillingCycle): string | null {
  if (url === null) return null;
  const link = new URL(url);
  const portal = new URL(`${portalHost}/cart.php`);
  if (link.origin !== portal.origin) return null;
  const query = link.searchParams;
  const isCartWithoutCycle =
    link.pathname === portal.pathname && query.has('pid') && !query.has('billingcycle');
  if (cycle !== 'monthly' && isCartWithoutCycle && site.carryBillingCycle) {
    link.search += `&billingcycle=${cycle}`;
  }
  return link.href;
}
