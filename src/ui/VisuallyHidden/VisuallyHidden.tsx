import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  role?: 'status';
  /** Announces that prices are loading, until the list prices appear. */
  waiting?: boolean;
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ role, waiting, children }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} role={role} data-waiting={waiting || undefined}>
      {children}
    </span>
  );
}
