import type { ReactNode } from 'react';
import styles from './StitchedWindow.module.css';

/** A window of cloth, with a hem and three petals instead of buttons. */
export function WindowFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <svg className={styles.petals} viewBox="0 0 60 16" aria-hidden="true">
        <path d="M8 0q10 8 0 16q-10-8 0-16z" />
        <path d="M30 0q10 8 0 16q-10-8 0-16z" />
        <path d="M52 0q10 8 0 16q-10-8 0-16z" />
      </svg>
      {children}
    </div>
  );
}
