import { Section } from '../../../ui/Section/Section.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './ProductFamilies.module.css';

/** What we sell, each family with its drawing. */
export function ProductFamilies({ title, lead, families }: SectionProps<typeof schema>) {
  return (
    <Section weight="lead" surface="tinted" labelledBy="patchwork">
      <SectionHeading id="patchwork" title={title} lead={lead} />
      <ul className={styles.families}>
        {families.map(({ motif: Motif, name, text, to }) => (
          <li key={name} className={styles.family}>
            <div className={styles.drawing}>
              <Motif />
            </div>
            <h3 className={styles.name}>
              <Link className={styles.link} href={to}>
                {name}
              </Link>
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
