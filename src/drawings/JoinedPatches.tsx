import styles from './JoinedPatches.module.css';

const petal = 'M0-20Q12 0 0 20Q-12 0 0-20Z';

/** Two patches and the thread that joins them: this site, and the portal with its lock. */
export function JoinedPatches() {
  return (
    <svg className={styles.drawing} viewBox="0 0 430 132" aria-hidden="true">
      <rect className={styles.site} width="132" height="132" rx="22" />
      <rect className={styles.hem} x="10" y="10" width="112" height="112" rx="14" />
      <g transform="translate(66 66)">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => (
          <path
            key={degrees}
            className={styles.petal}
            transform={`rotate(${degrees})translate(0-26)`}
            d={petal}
          />
        ))}
        <circle className={styles.heart} r="7" />
      </g>
      <rect className={styles.portal} x="298" width="132" height="132" rx="22" />
      <rect className={styles.hem} x="308" y="10" width="112" height="112" rx="14" />
      <path className={styles.shackle} d="M344 66V52a20 20 0 0 1 40 0V66" />
      <rect className={styles.lock} x="334" y="62" width="60" height="44" rx="9" />
      <path className={styles.keyhole} d="M364 78V90" />
      <path className={styles.thread} d="M122 66C150 66 160 92 186 92 214 92 210 50 238 48" />
      <path className={styles.needle} d="M234 44Q250 42 290 56 252 54 236 52Z" />
    </svg>
  );
}
