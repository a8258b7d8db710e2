import type { Patch } from '../../content/schema/sections.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';

interface FeatureSectionProps {
  /** The heading's id on its page. */
  id: string;
  title: string;
  lead?: string;
  patches: readonly Patch[];
  columns: 3 | 5;
}

/** A feature grid with a heading. */
export function FeatureSection({ id, title, lead, patches, columns }: FeatureSectionProps) {
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <FeatureGrid patches={patches} columns={columns} />
    </Section>
  );
}
