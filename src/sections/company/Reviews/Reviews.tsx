import { day } from '../../../language/inWords.ts';
import { Section } from '../../../ui/Section/Section.tsx';
import { SectionHeading } from '../../../ui/SectionHeading/SectionHeading.tsx';
import { Link } from '../../../ui/Link/Link.tsx';
import type { SectionProps } from '../../section.ts';
import type { schema } from './schema.ts';
import styles from './Reviews.module.css';

/** What customers wrote elsewhere, each with a link to where anybody can read it. */
export function Reviews({
  id = 'reviews',
  surface,
  title,
  lead,
  reviews,
}: SectionProps<typeof schema>) {
  return (
    <Section surface={surface} labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <ul className={styles.reviews}>
        {reviews.map(({ text, name, source, address, date }) => (
          <li key={address}>
            <figure className={styles.review}>
              <blockquote cite={address}>
                <p>{text}</p>
              </blockquote>
              <figcaption className={styles.source}>
                <strong>{name}</strong>
                <span>
                  <Link href={address}>{source}</Link>, <time dateTime={date}>{day(date)}</time>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
