import type { Feature } from '../../schema/blocks.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';

interface FeatureSectionProps {
  /** The heading's id on its page. */
  id: string;
  title: string;
  lead?: string;
  features: readonly Feature[];
  columns: 3 | 5;
}

/** A feature grid with a heading. */
export function FeatureSection({ id, title, lead, features, columns }: FeatureSectionProps) {
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <FeatureGrid features={features} columns={columns} />
    </Section>
  );
}
