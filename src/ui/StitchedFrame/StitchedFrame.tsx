import type { ReactNode } from 'react';
import styles from './StitchedFrame.module.css';

/** The square cloth with a stitched hem behind our drawings; (0, 0) is its centre, the edges are at 230. */
export function StitchedFrame({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="-230 -230 460 460" aria-hidden="true">
      <rect className={styles.field} x="-230" y="-230" width="460" height="460" rx="34" />
      <rect className={styles.hem} x="-214" y="-214" width="428" height="428" rx="24" />
      {children}
    </svg>
  );
}
