import { useId } from 'react';
import { hrefOf } from '../../portal/linkTarget.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import type { SectionProps } from '../section.ts';
import type { schema } from './schema.ts';
import styles from './FactList.module.css';

/** Facts that buyers should know, figures first. */
export function FactList({
  id: sectionId,
  title,
  surface = 'tinted',
  lead,
  facts,
}: SectionProps<typeof schema>) {
  const id = useId();
  return (
    <Section weight="quiet" surface={surface} labelledBy={id} id={sectionId}>
      <SectionHeading id={id} title={title} lead={lead} />
      <dl className={styles.facts}>
        {facts.map(({ figure, text, link }) => (
          <div key={figure} className={styles.fact}>
            <dt>{figure}</dt>
            <dd>
              {text} {link && <Link href={hrefOf(link.to)}>{link.label}</Link>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
