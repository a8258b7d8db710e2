import { sharedHosting } from '../../content/plans/shared.ts';
import { pricingComparison } from '../../content/pricingComparison.ts';
import { ComparePlans } from '../../sections/ComparePlans/ComparePlans.tsx';
import { FactList } from '../../sections/FactList/FactList.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';

export function PricingComparison() {
  return (
    <PageSections>
      <ComparePlans family={sharedHosting} {...pricingComparison.table} />
      <FactList ground="paper" {...pricingComparison.choose} />
    </PageSections>
  );
}
