import { FeatureGrid } from '../../../sections/FeatureGrid/FeatureGrid.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { SectionProps } from '../composedPage.tsx';

export function ComposedFeatures({ copy, id, surface }: SectionProps<'features'>) {
  return (
    <Section surface={surface} labelledBy={id}>
      <SectionHeading id={id} title={copy.title} lead={copy.lead} />
      <FeatureGrid features={copy.features} columns={3} />
    </Section>
  );
}
