import type { RichText as Text } from '../../../schema/link.ts';
import { RichText } from '../../RichText/RichText.tsx';
import styles from './CompanyFacts.module.css';

interface CompanyFactsProps {
  title: string;
  facts: readonly { name: string; value: Text }[];
}

/** Company facts, drawn as a label sewn into clothes. */
export function CompanyFacts({ title, facts }: CompanyFactsProps) {
  return (
    <section className={styles.label} aria-labelledby="label">
      <h2 id="label" className={styles.title}>
        {title}
      </h2>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>
              <RichText pieces={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
