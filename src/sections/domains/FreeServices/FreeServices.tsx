import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { FeatureGrid } from '../../FeatureGrid/FeatureGrid.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './FreeServices.module.css';

/** What comes free with a domain: one service large, the others in a grid. */
export function FreeServices({ title, lead, grace, features }: SectionProps<typeof schema>) {
  return (
    <Section labelledBy="free-services">
      <SectionHeading id="free-services" title={title} lead={lead} />
      <div className={styles.columns}>
        <div className={styles.grace}>
          <p className={styles.figure} aria-hidden="true">
            {grace.figure}
            <span className={styles.unit}>{grace.unit}</span>
          </p>
          <h3>{grace.title}</h3>
          <p className={styles.text}>{grace.text}</p>
        </div>
        <FeatureGrid features={features} columns={3} />
      </div>
    </Section>
  );
}
