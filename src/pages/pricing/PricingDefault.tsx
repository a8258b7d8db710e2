import type { PageProps } from '../../schema/copy.ts';
import { FactList } from '../../sections/FactList/FactList.tsx';
import { PriceOverview } from './PricingDefault/PriceOverview.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function PricingDefault({ copy }: PageProps<'pricing/pricing-default'>) {
  return (
    <PageSections>
      <PriceOverview copy={copy.planCards} families={copy.families} {...copy.overview} />
      <FactList surface="plain" {...copy.reading} />
    </PageSections>
  );
}
