import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  role?: 'status';
  /** Says that something loads; silent where the page waits in vain. */
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
