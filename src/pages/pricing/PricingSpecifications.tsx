import { planFamilies } from '../../content/plans/families.ts';
import { pricingSpecifications } from '../../content/pricingSpecifications.ts';
import { AllSpecifications } from './PricingSpecifications/AllSpecifications.tsx';
import { CallToAction } from '../../sections/CallToAction/CallToAction.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function PricingSpecifications() {
  return (
    <PageSections>
      <AllSpecifications families={planFamilies} {...pricingSpecifications.tables} />
      <CallToAction surface="tinted" {...pricingSpecifications.closing} />
    </PageSections>
  );
}
