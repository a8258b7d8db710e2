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

interface PatchProps {
  colour: 'petal' | 'gold' | 'cotton' | 'dark' | 'field';
  d: string;
  /** Lies on another patch, so it has no seam. */
  flat?: boolean;
  transform?: string;
}

/** A piece of coloured cloth. */
export function Patch({ colour, d, flat, transform }: PatchProps) {
  return (
    <path
      className={styles.patch}
      data-colour={colour}
      data-flat={flat}
      transform={transform}
      d={d}
    />
  );
}

interface StitchProps {
  colour?: 'petal' | 'gold' | 'cotton' | 'dark';
  weight?: 'fine' | 'bold';
  d: string;
  transform?: string;
}

/** A line of running stitch; in cotton unless told otherwise. */
export function Stitch({ colour, weight, d, transform }: StitchProps) {
  return (
    <path
      className={styles.stitch}
      data-colour={colour}
      data-weight={weight}
      transform={transform}
      d={d}
    />
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
