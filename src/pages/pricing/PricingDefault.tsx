import { planFamilies } from '../../content/plans/families.ts';
import { pricingDefault } from '../../content/pricingDefault.ts';
import { FactList } from '../../sections/FactList/FactList.tsx';
import { PriceOverview } from './PricingDefault/PriceOverview.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function PricingDefault() {
  return (
    <PageSections>
      <PriceOverview families={planFamilies} {...pricingDefault.overview} />
      <FactList {...pricingDefault.reading} />
    </PageSections>
  );
}
