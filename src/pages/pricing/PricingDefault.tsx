import { planFamilies } from '../../content/plans/families.ts';
import { pricingDefault } from '../../content/pricingDefault.ts';
import { FactList } from '../../sections/FactList/FactList.tsx';
import { PriceOverview } from '../../sections/PriceOverview/PriceOverview.tsx';

export function PricingDefault() {
  return (
    <>
      <PriceOverview families={planFamilies} {...pricingDefault.overview} />
      <FactList {...pricingDefault.reading} />
    </>
  );
}
