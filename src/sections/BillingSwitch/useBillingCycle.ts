import { startTransition, useOptimistic } from 'react';
import { firstCycle } from '../../schema/billingCycles.ts';
import type { BillingCycle } from '../../schema/billingCycles.ts';
import { useLocation, useNavigate } from '../../routing/router.ts';
import { cycleParameter } from '../../ui/Link/CarriedCycle.tsx';
import { useQueryParam } from '../../ui/useQueryParam.ts';

/**
 * The billing cycle in the address, or else the family's first, and a function that changes it there.
 * A link such as /web-hosting?cycle=annually opens with yearly prices.
 */
export function useBillingCycle(
  cycles: readonly BillingCycle[],
): [cycle: BillingCycle, choose: (cycle: BillingCycle) => void] {
  const asked = useQueryParam(cycleParameter);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const first = firstCycle(cycles);
  const current = cycles.find((cycle) => cycle === asked) ?? first;
  // The switch responds at once; the address and what follows from it may take a moment.
  const [cycle, show] = useOptimistic(current);
  const choose = (chosen: BillingCycle) => {
    const query = new URLSearchParams(search);
    if (chosen === first) query.delete(cycleParameter);
    else query.set(cycleParameter, chosen);
    const text = query.toString();
    startTransition(() => {
      show(chosen);
      navigate(`${pathname}${text && `?${text}`}${hash}`, { inPlace: true });
    });
  };
  return [cycle, choose];
}
