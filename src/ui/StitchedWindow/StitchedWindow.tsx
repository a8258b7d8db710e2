import type { ComponentType } from 'react';
import { WindowFrame } from './WindowFrame.tsx';
import styles from './StitchedWindow.module.css';

interface StitchedWindowProps {
  drawing: ComponentType;
  /** Says that this is an illustration, and what it shows. */
  caption: string;
}

/** A drawn screen of a product in a window. */
export function StitchedWindow({ drawing: Drawing, caption }: StitchedWindowProps) {
  return (
    <figure className={styles.window} data-print="none">
      <WindowFrame>
        <Drawing />
      </WindowFrame>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
