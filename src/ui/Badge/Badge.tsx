import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  /** `accent` for savings and news, `gold` for the same on a dark surface, `brand` for a recommendation. */
  variant?: 'accent' | 'gold' | 'brand';
  children: ReactNode;
}

/** A small label of one or two words. */
export function Badge({ variant = 'accent', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-variant={variant}>
      {children}
    </span>
  );
}
