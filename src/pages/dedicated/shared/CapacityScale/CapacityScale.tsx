import { useId } from 'react';
import type { CapacityScaleCopy } from '../../../../schema/pages/servers.ts';
import type { Plan } from '../../../../schema/plan.ts';
import { Section } from '../../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../../ui/SectionHeading/SectionHeading.tsx';
import styles from './CapacityScale.module.css';

interface CapacityScaleProps extends CapacityScaleCopy {
  /** From small to large. */
  plans: readonly Plan[];
}

/** A plan names its hardware first: processor, memory and storage. */
const partCount = 3;

/** How much each server can handle, in type that grows with it. */
export function CapacityScale({ title, lead, plans, note }: CapacityScaleProps) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <ul className={styles.sizes}>
        {plans.map(({ name, capacity, features }) => (
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
