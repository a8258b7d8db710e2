import styles from './ThreadDrawing.module.css';

/** A winding thread with its needle. */
export function ThreadDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 320 300" aria-hidden="true">
      <path
        className={styles.thread}
        d="M4 16C120 4 250 40 236 104S60 130 54 190S150 262 232 236"
      />
      <path className={styles.needle} d="M232 236L306 196L240 246Z" />
      <circle className={styles.eye} cx="241" cy="237" r="2.5" />
      <circle className={styles.knot} cx="6" cy="16" r="6" />
    </svg>
  );
}
