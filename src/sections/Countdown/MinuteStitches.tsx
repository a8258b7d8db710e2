import styles from './MinuteStitches.module.css';

const stitch = 10;
const length = 60 * stitch;

/** Sixty stitches, one more each second. Once the date has passed the seam is complete. */
export function MinuteStitches({ secondsLeft }: { secondsLeft: number | null }) {
  const sewn = secondsLeft === null ? 0 : 60 - (secondsLeft % 60);
  const end = sewn * stitch;
  return (
    <svg className={styles.seam} viewBox={`0 0 ${length + 44} 22`} aria-hidden="true">
      <path className={styles.cloth} d={`M3 11H${length}`} />
      {end > 0 && <path className={styles.thread} d={`M3 11H${end}`} />}
      <path
        className={styles.needle}
        d="M2 11L14 9.2 42 10.4V11.6L14 12.8Z"
        transform={`translate(${end})`}
      />
    </svg>
  );
}
