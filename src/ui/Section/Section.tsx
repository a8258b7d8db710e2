import type { ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import styles from './Section.module.css';

interface SectionProps {
  /** `tinted` sets a section apart; `dark` highlights the most important one. */
  surface?: 'plain' | 'tinted' | 'dark' | undefined;
  /** `lead` for the one that a page is about, `quiet` for what helps some of its readers. */
  weight?: 'lead' | 'quiet';
  /** Less padding, for a section that continues the previous one. */
  tight?: boolean;
  /** The id of the section's heading. */
  labelledBy?: string;
  /** For links to the section. */
  id?: string | undefined;
  children: ReactNode;
}

/** A full-width section of a page with its content in the page's container. */
export function Section({
  surface = 'plain',
  weight,
  tight,
  labelledBy,
  id,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      className={styles.section}
      data-surface={surface}
      data-weight={weight}
      data-tight={tight}
      aria-labelledby={labelledBy}
    >
      <Container>{children}</Container>
    </section>
  );
}
