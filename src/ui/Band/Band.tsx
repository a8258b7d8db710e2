import type { ReactNode } from 'react';
import styles from './Band.module.css';

interface BandProps {
  /** The ground: paper is the page, cloth sets a band apart, deep is for one thing that matters. */
  ground?: 'paper' | 'cloth' | 'deep';
  /** Narrower breathing space, for a band that continues the one before. */
  tight?: boolean;
  /** The id of the heading that names the band. */
  labelledBy?: string;
  /** A place that links may lead to. */
  id?: string | undefined;
  children: ReactNode;
}

/** A full-width band of the page with its content on the page's measure. */
export function Band({ ground = 'paper', tight, labelledBy, id, children }: BandProps) {
  return (
    <section
      id={id}
      className={styles.band}
      data-ground={ground}
      data-tight={tight}
      aria-labelledby={labelledBy}
    >
      <div className={styles.measure}>{children}</div>
    </section>
  );
}
