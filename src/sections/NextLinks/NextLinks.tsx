import { useId } from 'react';
import { hrefOf } from '../../portal/linkTarget.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Icon } from '../../ui/Icon/Icon.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import styles from './NextLinks.module.css';

/** Where to go next: a few links, each with a reason. */
export function NextLinks({ title, lead, surface = 'tinted', links }: SectionProps<typeof schema>) {
  const id = useId();
  return (
    <Section weight="quiet" surface={surface} labelledBy={id}>
      <SectionHeading id={id} title={title} lead={lead} />
      <ul className={styles.links}>
        {links.map(({ icon, text, link }) => (
          <li key={link.label} className={styles.item}>
            <Icon name={icon} size="l" />
            <p>{text}</p>
            <Link className={styles.link} href={hrefOf(link.to)}>
              {link.label}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
