import { StitchedFrame } from '../../../ui/StitchedFrame/StitchedFrame.tsx';
import styles from './CommissionDrawing.module.css';

interface CommissionDrawingProps {
  /** How many of the hundred petals are gold. */
  percent: number;
  /** Describes the drawing. */
  caption: string;
}

const petal = 'M0-4Q15-24 0-40Q-15-24 0-4Z';
const flowers = Array.from({ length: 25 }, (_, index) => ({
  x: ((index % 5) - 2) * 82,
  y: (Math.floor(index / 5) - 2) * 82,
}));
/** The order in which flowers turn gold: from the centre outwards. */
const goldFirst = [...flowers].sort((a, b) => a.x ** 2 + a.y ** 2 - (b.x ** 2 + b.y ** 2));

/** 25 flowers with four petals each: a hundred petals, the commission's share in gold. */
export function CommissionDrawing({ percent, caption }: CommissionDrawingProps) {
  return (
    <figure className={styles.figure}>
      <StitchedFrame>
        {goldFirst.map(({ x, y }, flower) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            {[45, 135, 225, 315].map((degrees, side) => (
              <path
                key={degrees}
                className={styles.petal}
                data-gold={flower * 4 + side < percent || undefined}
                transform={`rotate(${degrees})`}
                d={petal}
              />
            ))}
          </g>
        ))}
      </StitchedFrame>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
