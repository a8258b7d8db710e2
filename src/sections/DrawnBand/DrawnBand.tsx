import type { ReactNode } from 'react';
import styles from './DrawnBand.module.css';

interface DrawnBandProps {
  drawing?: ReactNode;
  children: ReactNode;
}

/** A dark cloth with a few lines, and a drawing at its end. */
export function DrawnBand({ drawing, children }: DrawnBandProps) {
  return (
    <div className={styles.band}>
      <div className={styles.copy}>{children}</div>
      {drawing && (
        <div className={styles.drawing} data-print="none">
          {drawing}
        </div>
      )}
    </div>
  );
}
