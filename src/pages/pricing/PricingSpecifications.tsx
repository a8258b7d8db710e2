import { planFamilies } from '../../content/plans/families.ts';
import { pricingSpecifications } from '../../content/pricingSpecifications.ts';
import { AllSpecifications } from './PricingSpecifications/AllSpecifications.tsx';
import { AskPanel } from '../../sections/AskPanel/AskPanel.tsx';
import { PageSections } from '../../layout/PageSections/PageSections.tsx';

export function PricingSpecifications() {
  return (
    <PageSections>
      <AllSpecifications families={planFamilies} {...pricingSpecifications.tables} />
      <AskPanel ground="cloth" {...pricingSpecifications.closing} />
    </PageSections>
  );
}
