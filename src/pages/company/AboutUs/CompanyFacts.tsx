import styles from './CompanyFacts.module.css';

interface CompanyFactsProps {
  title: string;
  facts: readonly { name: string; value: string }[];
}

/** The facts, on a label as it is sewn into clothes: held by stitches at its top. */
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
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
