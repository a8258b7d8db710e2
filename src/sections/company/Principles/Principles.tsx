import { hrefOf } from '../../../portal/linkTarget.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './Principles.module.css';

type Props = SectionProps<typeof schema>;

/** Our principles, beside the company facts. */
export function Principles({ title, items, label }: Props) {
  return (
    <Section labelledBy="principles">
      <div className={styles.columns}>
        <div>
          <h2 id="principles">{title}</h2>
          <ol className={styles.items}>
            {items.map((item) => (
              <Item key={item.title} {...item} />
            ))}
          </ol>
        </div>
        <CompanyFacts {...label} />
      </div>
    </Section>
  );
}

function Item({ title, text, link }: Props['items'][number]) {
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
