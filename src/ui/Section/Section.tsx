import type { ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import styles from './Section.module.css';

interface SectionProps {
  /** The surface: paper is the page, cloth sets a band apart, deep is for one thing that matters. */
  surface?: 'plain' | 'tinted' | 'dark' | undefined;
  /** Narrower breathing space, for a band that continues the one before. */
  tight?: boolean;
  /** The id of the heading that names the band. */
  labelledBy?: string;
  /** A place that links may lead to. */
  id?: string | undefined;
  children: ReactNode;
}

/** A full-width band of the page with its content on the page's measure. */
export function Section({ surface = 'plain', tight, labelledBy, id, children }: SectionProps) {
  return (
    <section
      id={id}
      className={styles.section}
      data-surface={surface}
      data-tight={tight}
      aria-labelledby={labelledBy}
    >
      <Container>{children}</Container>
    </section>
  );
}
