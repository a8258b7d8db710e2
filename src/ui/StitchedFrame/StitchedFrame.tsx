import type { ReactNode } from 'react';
import styles from './StitchedFrame.module.css';

interface StitchedFrameProps {
  /** Left, top, width and height; a square of 460 around (0, 0) without it. */
  viewBox?: string;
  /** Rows of small stitches across the cloth. */
  ground?: boolean;
  children: ReactNode;
}

/** The cloth with a stitched hem behind our drawings. */
export function StitchedFrame(props: StitchedFrameProps) {
  const { viewBox = '-230 -230 460 460', ground = false, children } = props;
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  return (
    <svg className={styles.drawing} viewBox={viewBox} aria-hidden="true">
      <rect className={styles.field} x={x} y={y} width={width} height={height} rx="34" />
      <rect
        className={styles.hem}
        x={x + 16}
        y={y + 16}
        width={width - 32}
        height={height - 32}
        rx="24"
      />
      {ground && <path className={styles.ground} d={groundRows(x + 32, y + 40, height - 80)} />}
      {children}
    </svg>
  );
}

function groundRows(x: number, top: number, height: number): string {
  const rows = Array.from({ length: Math.floor(height / 24) + 1 }, (_, row) => top + row * 24);
  return rows.map((y) => `M${x} ${y}q52-12 104 0t104 0t104 0t104 0`).join('');
}
