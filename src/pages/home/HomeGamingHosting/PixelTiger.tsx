import { tiger } from './tiger.ts';
import styles from './PixelTiger.module.css';

const step = 22;
const side = 18 * step;
const frame = 60;
const whole = side + 2 * frame;
const hem = 18;

const colours = { g: 'gold', k: 'deep', c: 'cotton', p: 'petal' } as const;

/** All squares of one colour as one path. */
function patches(letter: string): string {
  return tiger
    .flatMap((row, y) =>
      row.map((found, x) => (found === letter ? `M${x * step} ${y * step}h17v17h-17z` : '')),
    )
    .join('');
}

/** A pixel-art tiger, sewn from square patches. */
export function PixelTiger() {
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${whole} ${whole}`} aria-hidden="true">
      <rect className={styles.field} width={whole} height={whole} rx="36" />
      <rect
        className={styles.hem}
        x={hem}
        y={hem}
        width={whole - 2 * hem}
        height={whole - 2 * hem}
        rx="24"
      />
      <g transform={`translate(${frame} ${frame + step / 2})`}>
        {Object.entries(colours).map(([letter, colour]) => (
          <path key={letter} className={styles.patches} data-colour={colour} d={patches(letter)} />
        ))}
      </g>
    </svg>
  );
}
