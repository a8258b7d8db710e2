import type { ReactNode } from 'react';
import styles from './Eyebrow.module.css';

/** A short line above a heading, with a dashed line in front. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}
