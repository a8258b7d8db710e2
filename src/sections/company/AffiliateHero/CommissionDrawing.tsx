import { useId } from 'react';
import { StitchedFrame } from '../../../ui/StitchedFrame/StitchedFrame.tsx';
import styles from './CommissionDrawing.module.css';

interface CommissionDrawingProps {
  /** How many of the hundred petals are gold. */
  percent: number;
  /** Describes the drawing. */
  caption: string;
}

/** From one flower to the next. */
const step = 82;
/** From the centre to the edge of five rows of flowers. */
const edge = 2.5 * step;
/** Up, right, down and left of the flower's centre. */
const petals = [
  'M0-4Q15-24 0-40Q-15-24 0-4Z',
  'M4 0Q24 15 40 0Q24-15 4 0Z',
  'M0 4Q15 24 0 40Q-15 24 0 4Z',
  'M-4 0Q-24 15-40 0Q-24-15-4 0Z',
];
/** In the order in which they turn gold: from the centre outwards. */
const flowers = Array.from({ length: 25 }, (_, index) => ({
  x: ((index % 5) - 2) * step,
  y: (Math.floor(index / 5) - 2) * step,
})).sort((a, b) => a.x ** 2 + a.y ** 2 - (b.x ** 2 + b.y ** 2));

/** 25 flowers with four petals each: a hundred petals, the commission's share in gold. */
export function CommissionDrawing({ percent, caption }: CommissionDrawingProps) {
  const id = useId();
  return (
    <figure className={styles.figure}>
      <StitchedFrame>
        <pattern
          id={id}
          x={-edge}
          y={-edge}
          width={step}
          height={step}
          patternUnits="userSpaceOnUse"
        >
          <path
            className={styles.petal}
            transform={`translate(${step / 2} ${step / 2})rotate(45)`}
            d={petals.join('')}
          />
        </pattern>
        <rect x={-edge} y={-edge} width={2 * edge} height={2 * edge} fill={`url(#${id})`} />
        {flowers.slice(0, Math.ceil(percent / 4)).map(({ x, y }, flower) => (
          <path
            key={`${x} ${y}`}
            className={styles.gold}
            transform={`translate(${x} ${y})rotate(45)`}
            d={petals.slice(0, percent - flower * 4).join('')}
          />
        ))}
      </StitchedFrame>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
