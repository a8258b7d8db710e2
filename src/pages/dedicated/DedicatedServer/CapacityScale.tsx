import { useId } from 'react';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import styles from './CapacityScale.module.css';

interface CapacityScaleProps {
  title: string;
  lead: string;
  /** From small to large: the capacity with its unit, the server's name, and its hardware. */
  sizes: readonly { capacity: string; name: string; parts: string }[];
  /** What the figures depend on. */
  note: string;
}

/** How much each server can handle, in type that grows with it. */
export function CapacityScale({ title, lead, sizes, note }: CapacityScaleProps) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <ul className={styles.sizes}>
        {sizes.map(({ capacity, name, parts }) => (
          <li key={name} className={styles.size}>
            <p className={styles.capacity}>{capacity}</p>
            <p className={styles.name}>{name}</p>
            <p className={styles.parts}>{parts}</p>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
