import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  /** `thread` for savings and news, `gold` for the same on a deep surface, `brand` for praise. */
  tone?: 'accent' | 'gold' | 'brand';
  children: ReactNode;
}

/** One or two words that set a thing apart. */
export function Badge({ tone = 'accent', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
