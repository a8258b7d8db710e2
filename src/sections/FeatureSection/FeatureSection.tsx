import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { FeatureGrid } from '../FeatureGrid/FeatureGrid.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';

/** A feature grid with a heading. */
export function FeatureSection(props: SectionProps<typeof schema>) {
  const { id = 'features', surface, title, lead, features } = props;
  return (
    <Section surface={surface} labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <FeatureGrid features={features} columns={3} />
    </Section>
  );
}
