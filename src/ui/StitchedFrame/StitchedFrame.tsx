import type { ReactNode } from 'react';
import styles from './StitchedFrame.module.css';

interface StitchedFrameProps {
  /** From the centre to the edges; a square of 460 without them. */
  halfWidth?: number;
  halfHeight?: number;
  children: ReactNode;
}

/** The cloth with a stitched hem behind our drawings; (0, 0) is its centre. */
export function StitchedFrame(props: StitchedFrameProps) {
  const { halfWidth: x = 230, halfHeight: y = 230, children } = props;
  return (
    <svg className={styles.drawing} viewBox={`${-x} ${-y} ${2 * x} ${2 * y}`} aria-hidden="true">
      <rect className={styles.field} x={-x} y={-y} width={2 * x} height={2 * y} rx="34" />
      <rect
        className={styles.hem}
        x={16 - x}
        y={16 - y}
        width={2 * x - 32}
        height={2 * y - 32}
        rx="24"
      />
      {children}
    </svg>
  );
}
