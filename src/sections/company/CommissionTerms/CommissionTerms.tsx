import { Section } from '../../../ui/Section/Section.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './CommissionTerms.module.css';

/** The programme's terms as three large figures. */
export function CommissionTerms({ title, terms }: SectionProps<typeof schema>) {
  return (
    <Section surface="dark" labelledBy="terms">
      <h2 id="terms" className={styles.title}>
        {title}
      </h2>
      <dl className={styles.terms}>
        {terms.map(({ figure, name, text }) => (
          <div key={name} className={styles.term}>
            <dt>
              <span className={styles.figure}>{figure}</span>{' '}
              <span className={styles.name}>{name}</span>
            </dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
