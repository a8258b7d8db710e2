import { useId } from 'react';
import type { Figures } from '../../schema/blocks.ts';
import { hrefOf } from '../../portal/linkTarget.ts';
import { Section } from '../../ui/Section/Section.tsx';
import { Link } from '../../ui/Link/Link.tsx';
import { SectionHeading } from '../../ui/SectionHeading/SectionHeading.tsx';
import styles from './FactList.module.css';

interface FactListProps {
  /** An id for links to this section. */
  sectionId?: string;
  title: string;
  surface?: 'plain' | 'tinted';
  lead?: string | undefined;
  /** A figure or a few words, and what they mean for the buyer. */
  facts: Figures;
}

/** Facts that buyers should know, figures first. */
export function FactList({ sectionId, title, surface = 'tinted', lead, facts }: FactListProps) {
  const id = useId();
  return (
    <Section surface={surface} labelledBy={id} id={sectionId}>
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
