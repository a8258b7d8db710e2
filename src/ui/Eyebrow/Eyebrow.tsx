import type { ReactNode } from 'react';
import styles from './Eyebrow.module.css';

/** A line above a heading, led in by three stitches. */
export function Eyebrow({ children }: { children: ReactNode }) {
  return <p className={styles.eyebrow}>{children}</p>;
}
