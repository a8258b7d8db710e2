import { planFamilies } from '../../content/plans/families.ts';
import { pricingDefault } from '../../content/pricingDefault.ts';
import { FactList } from '../../sections/FactList/FactList.tsx';
import { PriceOverview } from '../../sections/PriceOverview/PriceOverview.tsx';
import { PageSections } from '../../ui/PageSections/PageSections.tsx';

export function PricingDefault() {
  return (
    <PageSections>
      <PriceOverview families={planFamilies} {...pricingDefault.overview} />
      <FactList {...pricingDefault.reading} />
    </PageSections>
  );
}
