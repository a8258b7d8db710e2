import type { ReactNode } from 'react';
import { StitchedFrame } from '../StitchedFrame/StitchedFrame.tsx';
import { wave } from './shapes.ts';
import styles from './Scene.module.css';

/** Rows of small stitches across the cloth, as on every kantha. */
const ground = [-120, -96, -72, -48, -24, 0, 24, 48, 72, 96, 120]
  .map((y) => wave(-208, y, 4, 104, 12))
  .join('');

/** A stitched scene on a wide cloth; (0, 0) is its centre, the hem is at 224 and 144. */
export function Scene({ children }: { children: ReactNode }) {
  return (
    <StitchedFrame halfWidth={240} halfHeight={160}>
      <path className={styles.ground} d={ground} />
      {children}
    </StitchedFrame>
  );
}

/** Draws its content twice, the second time mirrored. */
export function Mirrored({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="scale(-1 1)">{children}</g>
    </>
  );
}
