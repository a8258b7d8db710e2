import styles from './PostcardDrawing.module.css';

interface PostcardDrawingProps {
  title: string;
  /** The postal address, one line each. */
  lines: readonly string[];
  /** The last line. */
  note: string | undefined;
}

/** The postal address, written on a card with a stitched stamp. */
export function PostcardDrawing({ title, lines, note }: PostcardDrawingProps) {
  return (
    <div className={styles.card}>
      <svg className={styles.stamp} viewBox="-32 -38 64 76" aria-hidden="true">
        <rect className={styles.paper} x="-30" y="-36" width="60" height="72" rx="4" />
        <rect className={styles.edge} x="-30" y="-36" width="60" height="72" rx="4" />
        {[0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => (
          <path
            key={degrees}
            className={styles.petal}
            transform={`rotate(${degrees})translate(0-13)`}
            d="M0-9Q7 0 0 9Q-7 0 0-9Z"
          />
        ))}
        <circle className={styles.heart} r="4" />
      </svg>
      <h3 className={styles.title}>{title}</h3>
      <address className={styles.address}>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </div>
  );
}
