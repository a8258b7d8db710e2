import { StitchedFrame } from '../ui/StitchedFrame/StitchedFrame.tsx';
import styles from './RiverCloth.module.css';

const rays = Array.from({ length: 12 }, (_, index) => index * 30);
const waves = [52, 76, 100, 124, 148, 172, 196];

/** A row of the river, shifted by half a wave from the row above it. */
function wave(y: number, row: number): string {
  const start = row % 2 === 0 ? -204 : -238;
  return `M${start} ${y}q17-16 34 0${'t34 0'.repeat(12)}`;
}

/** A boat on a river of running stitches. */
export function RiverCloth() {
  return (
    <StitchedFrame>
      <clipPath id="river-cloth">
        <rect x="-204" y="-204" width="408" height="408" rx="18" />
      </clipPath>
      <g transform="translate(104 -110)">
        {rays.map((degrees) => (
          <path
            key={degrees}
            className={styles.ray}
            transform={`rotate(${degrees})translate(0-56)`}
            d="M0-13Q9 0 0 13Q-9 0 0-13Z"
          />
        ))}
        <circle className={styles.sun} r="34" />
        <circle className={styles.sunStitch} r="24" />
      </g>
      <path className={styles.sail} d="M-62 12V-142Q40-96 34 12Z" />
      <path className={styles.sailStitch} d="M-50 0V-120Q24-84 22 0Z" />
      <path className={styles.mast} d="M-62 26V-158" />
      <path
        className={styles.hull}
        d="M-160 6Q-130 30-60 28H20Q80 28 112-4Q104 66 30 72H-70Q-140 68-160 6Z"
      />
      <path className={styles.hullStitch} d="M-136 32Q-100 46-56 46H24Q66 44 92 26" />
      <g clipPath="url(#river-cloth)">
        {waves.map((y, row) => (
          <path key={y} className={styles.wave} data-near={row > 3 || undefined} d={wave(y, row)} />
        ))}
      </g>
    </StitchedFrame>
  );
}
