import type { PageProps } from '../../schema/copy.ts';
import { AllSpecifications } from './PricingSpecifications/AllSpecifications.tsx';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function PricingSpecifications({ copy }: PageProps<'pricing/pricing-specifications'>) {
  return (
    <PageSections>
      <AllSpecifications
        copy={copy.planCards}
        differences={copy.differences}
        families={copy.families}
        {...copy.tables}
      />
      <CallToAction surface="tinted" {...copy.closing} />
    </PageSections>
  );
}
