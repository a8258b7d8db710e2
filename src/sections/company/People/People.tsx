import { Picture } from '../../../ui/Picture/Picture.tsx';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './People.module.css';

/** The people behind the company. */
export function People({
  id = 'people',
  surface,
  title,
  lead,
  people,
}: SectionProps<typeof schema>) {
  return (
    <Section surface={surface} labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <ul className={styles.people}>
        {people.map(({ name, role, picture }) => (
          <li key={name}>
            {picture && <Picture picture={picture} alt="" sizes="220px" loading="lazy" />}
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.role}>{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
