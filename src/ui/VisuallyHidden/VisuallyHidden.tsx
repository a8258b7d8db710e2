import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for those who cannot see what makes them unnecessary. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
