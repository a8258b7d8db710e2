import { hrefOf } from '../../../portal/linkTarget.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './ContactGuide.module.css';

type Props = SectionProps<typeof schema>;

/** Which channel suits which question. */
export function ContactGuide({ title, lead, reasons }: Props) {
  return (
    <Section surface="tinted" labelledBy="which-way">
      <SectionHeading id="which-way" title={title} lead={lead} />
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <Reason key={reason.question} {...reason} />
        ))}
      </ul>
    </Section>
  );
}

function Reason({ question, way, text, link }: Props['reasons'][number]) {
  return (
    <li className={styles.reason}>
      <h3 className={styles.question}>{question}</h3>
      <p className={styles.way}>{way}</p>
      <div className={styles.copy}>
        <p>{text}</p>
        {link && (
          <Link className={styles.link} href={hrefOf(link.to)} newTab={link.newTab ?? false}>
            {link.label}
          </Link>
        )}
      </div>
    </li>
  );
}
