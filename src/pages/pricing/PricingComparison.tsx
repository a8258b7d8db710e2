import type { PageProps } from '../../schema/copy.ts';
import { ComparePlans } from './PricingComparison/ComparePlans.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function PricingComparison({ copy }: PageProps<'pricing/pricing-comparision'>) {
  return (
    <PageSections>
      <ComparePlans
        copy={copy.planCards}
        differences={copy.differences}
        family={copy.family}
        {...copy.table}
      />
    </PageSections>
  );
}
