import { useId } from 'react';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './CapacityScale.module.css';

/** A plan names its hardware first: processor, memory and storage. */
const partCount = 3;

/** How much each server can handle, in type that grows with it. */
export function CapacityScale({ title, lead, family, note }: SectionProps<typeof schema>) {
  const id = useId();
  return (
    <Section weight="lead" labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <ul className={styles.sizes}>
        {family.plans.map(({ name, capacity, features }) => (
          <li key={name} className={styles.size}>
            <p className={styles.capacity}>{capacity}</p>
            <p className={styles.name}>{name}</p>
            <p className={styles.parts}>
              {features
                .slice(0, partCount)
                .map(({ spec }) => spec.value)
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
