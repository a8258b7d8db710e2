import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface BadgeProps {
  /** `thread` for savings and news, `gold` for the same on a deep ground, `brand` for praise. */
  tone?: 'thread' | 'gold' | 'brand';
  children: ReactNode;
}

/** One or two words that set a thing apart. */
export function Badge({ tone = 'thread', children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
