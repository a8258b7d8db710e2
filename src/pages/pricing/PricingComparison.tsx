import { sharedHosting } from '../../content/plans/shared.ts';
import { pricingComparison } from '../../content/pricingComparison.ts';
import { ComparePlans } from './PricingComparison/ComparePlans.tsx';
import { FactList } from '../../sections/FactList/FactList.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function PricingComparison() {
  return (
    <PageSections>
      <ComparePlans family={sharedHosting} {...pricingComparison.table} />
      <FactList surface="plain" {...pricingComparison.choose} />
    </PageSections>
  );
}
