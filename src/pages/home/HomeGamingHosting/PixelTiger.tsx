import { StitchedFrame } from '../../../ui/StitchedFrame/StitchedFrame.tsx';
import { tiger } from './tiger.ts';
import styles from './PixelTiger.module.css';

/** The grid's step and the width of a square. */
const step = 20;
const square = 15;

const colours = { g: 'gold', k: 'dark', c: 'cotton', p: 'petal' } as const;

/** All squares of one colour as one path. */
function squares(letter: string): string {
  return tiger
    .flatMap((row, y) =>
      row.map((found, x) =>
        found === letter ? `M${x * step} ${y * step}h${square}v${square}h-${square}z` : '',
      ),
    )
    .join('');
}

/** A pixel-art tiger, sewn from square patches. */
export function PixelTiger() {
  return (
    <StitchedFrame>
      <g transform="translate(-177 -167)">
        {Object.entries(colours).map(([letter, colour]) => (
          <path key={letter} className={styles.squares} data-colour={colour} d={squares(letter)} />
        ))}
      </g>
    </StitchedFrame>
  );
}
