import { useId } from 'react';
import { digits } from '../../../language/inWords.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './SitesPerPlan.module.css';

/** How many WordPress sites each plan holds: as many as it has databases. */
export function SitesPerPlan({ title, lead, unit, family }: SectionProps<typeof schema>) {
  const id = useId();
  return (
    <Section surface="dark" labelledBy={id}>
      <div className={styles.block}>
        <SectionHeading id={id} title={title} lead={lead} />
        <ul className={styles.plans}>
          {family.plans.map(({ name, description, amounts: { sqlDatabases = 0 } }) => (
            <li key={name} className={styles.plan}>
              <p className={styles.count}>
                <span className={styles.number}>{digits(sqlDatabases)}</span>{' '}
                {sqlDatabases === 1 ? unit.one : unit.other}
              </p>
              <p className={styles.name}>{name}</p>
              <p className={styles.description}>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
