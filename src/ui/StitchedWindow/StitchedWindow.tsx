import type { ReactNode } from 'react';
import styles from './StitchedWindow.module.css';

interface StitchedWindowProps {
  /** Says that this is an illustration, and what it shows. */
  caption: string;
  children: ReactNode;
}

/** A drawn screen of a product in a window of cloth. */
export function StitchedWindow({ caption, children }: StitchedWindowProps) {
  return (
    <figure className={styles.window}>
      <div className={styles.frame}>
        <svg className={styles.petals} viewBox="0 0 60 16" aria-hidden="true">
          <path d="M8 0q10 8 0 16q-10-8 0-16z" />
          <path d="M30 0q10 8 0 16q-10-8 0-16z" />
          <path d="M52 0q10 8 0 16q-10-8 0-16z" />
        </svg>
        {children}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
