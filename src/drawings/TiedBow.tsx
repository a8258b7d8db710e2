import styles from './TiedBow.module.css';

const petals = [0, 60, 120, 180, 240, 300];

/** A parcel of cloth, hemmed, with a thread tied around it in a bow. */
export function TiedBow() {
  return (
    <svg className={styles.drawing} viewBox="0 0 420 400" aria-hidden="true">
      <rect className={styles.parcel} x="30" y="110" width="360" height="280" rx="30" />
      <rect className={styles.hem} x="46" y="126" width="328" height="248" rx="20" />
      {[
        [124, 188],
        [296, 188],
        [124, 318],
        [296, 318],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          {petals.map((degrees) => (
            <path
              key={degrees}
              className={styles.petal}
              transform={`rotate(${degrees})translate(0-18)`}
              d="M0-14Q9 0 0 14Q-9 0 0-14Z"
            />
          ))}
          <circle className={styles.heart} r="5" />
        </g>
      ))}
      <path className={styles.ribbon} d="M210 110V390M30 250H390" />
      <path className={styles.stitch} d="M210 118V384M38 250H384" />
      <path
        className={styles.bow}
        d="M210 112C150 20 70 24 78 74 84 112 150 120 210 112ZM210 112C270 20 350 24 342 74 336 112 270 120 210 112Z"
      />
      <path
        className={styles.bow}
        d="M210 112C190 150 160 168 132 178M210 112C230 150 262 166 286 172"
      />
      <circle className={styles.knot} cx="210" cy="112" r="17" />
    </svg>
  );
}
