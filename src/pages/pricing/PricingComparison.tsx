import { sharedHosting } from '../../content/plans/shared.ts';
import { pricingComparison } from '../../content/pricingComparison.ts';
import { ComparePlans } from '../../sections/ComparePlans/ComparePlans.tsx';
import { FactList } from '../../sections/FactList/FactList.tsx';

export function PricingComparison() {
  return (
    <>
      <ComparePlans family={sharedHosting} {...pricingComparison.table} />
      <FactList ground="paper" {...pricingComparison.choose} />
    </>
  );
}
