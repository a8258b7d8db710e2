import { Boat } from './Boat.tsx';
import { racks } from './racks.ts';
import styles from './RiverScene.module.css';

/** Four of the sun's 28 rays, which are turned seven times. */
const fourRays =
  'M0-165q11.2 17 0 34q-11.2-17 0-34zM165 0q-17 11.2-34 0q17-11.2 34 0zM0 165q-11.2-17 0-34q11.2 17 0 34zM-165 0q17-11.2 34 0q-17 11.2-34 0z';
const turns = [0, 12.9, 25.7, 38.6, 51.4, 64.3, 77.1];

/** Rows of stitches that make the water: height, dash, and how far each row is shifted. */
const waves = [
  { y: 350, dash: '26 18', shift: 0 },
  { y: 378, dash: '40 26', shift: -60 },
  { y: 410, dash: '18 14', shift: -20 },
  { y: 444, dash: '54 30', shift: -90 },
  { y: 480, dash: '30 22', shift: -40 },
];

/**
 * The river at Dhaka as a quilt: a petalled sun, boats with patched sails, and on the bank server
 * racks woven like cloth. Decorative, cropped to any width around its centre.
 */
export function RiverScene() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 0 1600 500"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <g transform="translate(985 318)">
        <circle className={styles.sun} r="118" />
        <circle className={styles.sunStitch} r="104" />
        <circle className={styles.sunStitch} r="70" />
        {turns.map((degrees) => (
          <path
            key={degrees}
            className={styles.ray}
            transform={`rotate(${degrees})`}
            d={fourRays}
          />
        ))}
      </g>
      <path
        className={styles.birds}
        d="M640 92q12-14 24 0q12-14 24 0M720 130q9-10 18 0q9-10 18 0M1180 84q12-14 24 0q12-14 24 0"
      />
      <path className={styles.bank} d="M0 300Q260 262 560 306T1010 318 1600 288V360H0Z" />
      <path className={styles.bankStitch} d="M0 318Q260 280 560 322T1010 334 1600 306" />
      {racks.map(({ x, base, width, rows }) => (
        <g key={x} transform={`translate(${x} ${base})`}>
          <rect
            className={styles.rack}
            y={-rows * 22 - 16}
            width={width}
            height={rows * 22 + 30}
            rx="9"
          />
          <path
            className={styles.weave}
            d={Array.from({ length: rows }, (_, row) => `M14-${row * 22 + 8}H${width - 30}`).join(
              '',
            )}
          />
          <path
            className={styles.lamps}
            d={Array.from({ length: rows }, (_, row) => `M${width - 15}-${row * 22 + 8}h0`).join(
              '',
            )}
          />
        </g>
      ))}
      <path className={styles.river} d="M0 334Q200 322 420 336T880 334 1300 336 1600 330V500H0Z" />
      {waves.map(({ y, dash, shift }) => (
        <path
          key={y}
          className={styles.wave}
          strokeDasharray={dash}
          d={`M${shift} ${y}q50-16 100 0${'t100 0'.repeat(16)}`}
        />
      ))}
      <Boat transform="translate(700 420)" />
      <Boat transform="translate(1190 380)scale(.6)" />
      <Boat transform="translate(330 384)scale(-.55 .55)" />
    </svg>
  );
}
