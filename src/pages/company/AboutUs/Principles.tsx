import { companyLabel, principles } from '../../../content/about.ts';
import type { Principle } from '../../../content/about.ts';
import { hrefOf } from '../../../portal/linkTarget.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import styles from './Principles.module.css';

/** Our principles, beside the company facts. */
export function Principles() {
  return (
    <Section labelledBy="principles">
      <div className={styles.columns}>
        <div>
          <h2 id="principles">{principles.title}</h2>
          <ol className={styles.items}>
            {principles.items.map((item) => (
              <Item key={item.title} {...item} />
            ))}
          </ol>
        </div>
        <CompanyFacts {...companyLabel} />
      </div>
    </Section>
  );
}

function Item({ title, text, link }: Principle) {
  return (
    <li className={styles.item}>
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
      {link && (
        <Link className={styles.link} href={hrefOf(link.to)}>
          {link.label}
        </Link>
      )}
    </li>
  );
}
